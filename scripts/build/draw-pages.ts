import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DrawPicture, PageScripts } from '../../app/page/render-page.tsx';
import type { SitePage } from '../../app/page/site-page.ts';
import { hashOfDrawingCode } from '../../art/drawing-code.ts';
import { hashOfCode, KeptFiles } from '../../art/kept-files.ts';
import { parsePage, writePage } from '../site/page-tree.ts';
import { putPageBelow } from './base-path.ts';
import { hashData } from './hash-data.ts';
import { mapAtOnce } from './map-at-once.ts';
import { type PlacedNames, placeStyles } from './place-styles.ts';
import { preloadScripts } from './preload-scripts.ts';
import { namedFiles } from './remove-unused.ts';
import type { SiteFolder } from './site-folder.ts';
import { assertStrictMarkup } from './strict-markup.ts';
import type { PageNames } from './trim-styles.ts';

type Opening = Parameters<DrawPicture>[0];

/** A page without its styles, and facts about it. */
export interface DrawnPage extends PlacedNames {
  /** Reads its HTML, whose places for styles are empty: a thousand pages are too much for memory. */
  readHtml: () => string;
  /** Pictures and styles that it names. */
  files: readonly string[];
}

type KeptNames = { [Kind in keyof PageNames]: string[] };

/** Facts as the first line of a file keeps them; its HTML follows. */
interface KeptFacts {
  names: KeptNames;
  opening: KeptNames;
  files: string[];
  /** Opening of the page, and the path of the picture that was drawn from it. */
  share?: { opening: Opening; picture: string };
}

interface Drawing {
  root: string;
  client: SiteFolder;
  basePath: string;
  scripts: PageScripts;
  /** Hash of the bundle that draws pages. */
  bundle: string;
  renderPage: typeof import('../../app/page/render-page.tsx').renderPage;
  drawPicture: DrawPicture;
}

/** Hashes all that pages depend on beside their data. Call it when the bundles are written. */
function hashOfPageCode({ client, basePath, scripts, bundle }: Drawing): string {
  const assets = client.files.filter((file) => /^assets\/[^/]+$/.test(file)).sort();
  // Footers and figures name the year.
  const year = new Date().getFullYear();
  const settings = [bundle, assets, basePath, scripts, year, hashOfDrawingCode()];
  return hashOfCode(['{scripts/{build,site},shared}/**/*.{ts,json}'], settings);
}

/**
 * Draws pages, or takes them from the last build if all they depend on is the same: their data, the code and the bundles.
 * @returns the pages in their order
 */
export async function drawPages(pages: readonly SitePage[], drawing: Drawing): Promise<(SitePage & DrawnPage)[]> {
  const kept = new KeptFiles(resolve(drawing.root, 'build/cache/pages'), hashOfPageCode(drawing));
  const drawn = await mapAtOnce(pages, async (page) => {
    const { render, ...facts } = page;
    const rendered = await render();
    const { path, isKept } = kept.find(hashData([facts, rendered]), 'html');
    const before = isKept ? readKept(path).facts : undefined;
    const isSame =
      before && (!before.share || before.share.picture === (await drawing.drawPicture(before.share.opening)));
    const shown = isSame ? before : await draw({ ...page, render: async () => rendered }, drawing, path, kept);
    const [names, opening] = [takeNames(shown.names), takeNames(shown.opening)];
    return { ...page, readHtml: () => readKept(path).html, names, opening, files: shown.files };
  });
  kept.prune();
  return drawn;
}

function readKept(path: string): { facts: KeptFacts; html: string } {
  const text = readFileSync(path, 'utf8');
  const end = text.indexOf('\n');
  return { facts: JSON.parse(text.slice(0, end)), html: text.slice(end + 1) };
}

async function draw(page: SitePage, drawing: Drawing, path: string, kept: KeptFiles): Promise<KeptFacts> {
  const { client, basePath, scripts, renderPage, drawPicture } = drawing;
  let share: KeptFacts['share'];
  const html = await renderPage(page, scripts, async (opening) => {
    share = { opening, picture: await drawPicture(opening) };
    return share.picture;
  });
  const tree = parsePage(html);
  preloadScripts(client.path, tree);
  assertStrictMarkup(tree, page.file);
  putPageBelow(basePath, tree);
  const { names, opening } = placeStyles(tree);
  const text = writePage(tree);
  const facts: KeptFacts = {
    names: keepNames(names),
    opening: keepNames(opening),
    files: namedFiles(text),
    ...(share && { share }),
  };
  kept.put(path, `${JSON.stringify(facts)}\n${text}`);
  return facts;
}

const keepNames = ({ classes, variables }: PageNames): KeptNames => ({
  classes: [...classes],
  variables: [...variables],
});

const takeNames = ({ classes, variables }: KeptNames): PageNames => ({
  classes: new Set(classes),
  variables: new Set(variables),
});
