import { resolve } from 'node:path';
import { type Content, readContent } from '../app/load/load.ts';
import { appIcon, favicon as drawFavicon, logo, mark, wordmark } from './brand/logo.ts';
import { coverSet } from './covers/covers.ts';
import { sectors } from './covers/sectors.ts';
import { listDrawings } from './drawings/list-drawings.ts';
import { fins } from './fins.ts';
import { NARROW_ROWS, ROWS } from './heroes.ts';
import { map, mapNarrow } from './map.ts';
import { killsSun, killsSunNarrow } from './measured/kills-sun.ts';
import {
  websiteBytes,
  websiteBytesWide,
  websiteFrames,
  websiteFramesSmall,
  websiteMessages,
  websiteSeconds,
  websiteSecondsSmall,
} from './measured/this-website.ts';
import type { Picture } from './picture.ts';
import { drawGroup, listPortraits } from './portraits.ts';
import { random } from './svg/number.ts';

const project = resolve(import.meta.dirname, '..');

const picture = (name: string, svg: Picture['svg'], precision = 1): Picture => ({ name, svg, precision });
const pair = (name: string, svg: Picture['svg'], narrow: Picture['svg']): Picture => ({
  ...picture(name, svg),
  narrow,
});

/**
 * A cover depends on those before it, so that a new post changes none that is published. Drafts have covers too; a build leaves
 * out those that no page shows.
 */
const drawCovers = ({ posts }: Content) => {
  const oldestFirst = posts
    .filter(({ photograph }) => !photograph)
    .map(({ slug }) => slug)
    .reverse();
  return coverSet(oldestFirst).map(({ slug, composition, tone, draw }) => ({
    ...picture(`covers/${slug}`, draw),
    key: `${slug} ${composition} ${tone}`,
  }));
};

const rows = Object.entries(ROWS).map(([name, row]): Picture => {
  const narrow = NARROW_ROWS[name as keyof typeof ROWS];
  const wide = (id: string): string => fins({ ...row, id });
  return narrow ? pair(name, wide, (id) => fins({ ...narrow, id })) : picture(name, wide);
});
/** Whether a page opens with the picture, which must not wait for a file. */
const opensPage = ({ name }: Picture): boolean => /^(?:hero|breadcrumb|split|mission)-/.test(name);

/** Pictures that pages write into their HTML: app/art/inline/<name>.svg. */
export const INLINE: readonly Picture[] = [
  ...rows.filter(opensPage),
  picture('mark', mark, 2),
  picture('logo', () => logo(), 2),
  picture('wordmark', () => wordmark()),
];

/** The icon that browsers ask for at the site's root. */
export const favicon = picture('favicon', drawFavicon, 2);

/** Made from data: shown by components as app/art/files/<name>.svg. */
const ILLUSTRATIONS: readonly Picture[] = [
  ...rows.filter((row) => !opensPage(row)),
  pair('kills-sun', killsSun, killsSunNarrow),
  pair('website-bytes', websiteBytesWide, websiteBytes),
  pair('website-seconds', websiteSecondsSmall, websiteSeconds),
  pair('website-frames', websiteFramesSmall, websiteFrames),
  pair('office-map', map, mapNarrow),
];

/** Made from data: named by content as public/art/<name>.svg. */
const FILES: readonly Picture[] = [
  picture('app-icon', appIcon, 2),
  picture('video-poster', (id) => sectors(id, random('video-7'), 'night')),
  picture('portfolio/this-website-messages', websiteMessages),
  picture('portfolio/this-website-bytes', websiteBytes),
  picture('portfolio/this-website-seconds', websiteSeconds),
  picture('portfolio/this-website-frames', websiteFrames),
];

/** The content as far as it is correct, before pictures exist, drafts included. */
export const readWritten = (): Content => readContent(project, { isDrawn: false, unpublished: true }).content;

/**
 * Pictures that are files of the site.
 * @returns `illustrations`, which components show (the build names them by their content), and `files`, which content names by
 *   their address: drawings in a folder of content/illustrations are of these
 */
export function listFiles(content = readWritten()): { illustrations: readonly Picture[]; files: readonly Picture[] } {
  const people = Object.keys(content.people);
  const illustrations = [...ILLUSTRATIONS, picture('people', () => drawGroup(people), 0)];
  const files = [...FILES, ...listPortraits(people).map(({ slug, svg }) => picture(`people/${slug}`, svg))];
  const made = new Set([...INLINE, ...illustrations, ...files].map(({ name }) => name));
  const drawings = listDrawings(project, made);
  return {
    illustrations: [...illustrations, ...drawings.filter(({ name }) => !name.includes('/'))],
    files: [...files, ...drawings.filter(({ name }) => name.includes('/')), ...drawCovers(content)],
  };
}
