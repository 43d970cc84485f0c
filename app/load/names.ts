/** Names that content may use, and their sources. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import type { PagePath } from '../../shared/pages.ts';
import type { Written } from './source.ts';
import type { Text } from './texts.ts';

/** Gives a text its mark, by which `npm run edit` finds its place. */
export type Mark = (written: Written, words: string) => string;

/** Someone of content/people.yaml. */
export interface Person {
  /** Name of the record and of the drawn portrait. */
  slug: string;
  sample: boolean;
  name: string;
  role: string;
  text: string;
  facebook: `https://${string}` | '';
  twitter: `https://${string}` | '';
  linkedin: `https://${string}` | '';
  instagram: `https://${string}` | '';
  photograph?: { name: string; alt: string } | undefined;
  /** Their profile, if any. */
  to?: PagePath | undefined;
}

export interface Names {
  /** Undefined before they are drawn. */
  pictures: readonly string[] | undefined;
  /** Rows of fins that pages open with; undefined before they are drawn. */
  drawings: readonly string[] | undefined;
  /** Drawings that are files of their own; undefined before they are drawn. */
  files: readonly string[] | undefined;
  photographs: readonly string[];
  icons: readonly string[];
  /** Logos of other companies; undefined before they are drawn. */
  brands: readonly string[] | undefined;
  addresses: readonly string[];
  /** Undefined while content/people.yaml cannot be read. */
  people: Readonly<Record<string, Person>> | undefined;
  /** Slugs of the posts in content/posts.yaml. */
  posts: readonly string[];
  /** Texts in Markdown, by the names of their files. */
  texts: Readonly<Record<string, Text>>;
  /** Values for `{site.name}` etc. in texts. */
  facts: Readonly<Record<string, string>>;
  /** Values of counts: `services.count`. */
  counts: Readonly<Record<string, number>>;
  mark?: Mark | undefined;
}

export type FileNames = Pick<Names, 'pictures' | 'drawings' | 'files' | 'photographs' | 'icons' | 'brands'>;

/** Names of all icons of Lucide, former names too. Lucide has dropped those that are `hidden`. */
const icons = [
  ...Object.entries(lucide.icons).flatMap(([name, icon]) => ('hidden' in icon ? [] : [name])),
  ...Object.keys(lucide.aliases),
];

const namesIn = (root: string, folder: string, ends: string) =>
  globSync(`**/*.${ends}`, { cwd: join(root, folder) }).map((file) => file.replaceAll('\\', '/'));

/**
 * The project's pictures and icons.
 * @param isDrawn whether the list of drawn pictures fits the sources: art/draw.ts reads people before it draws
 */
export function readNames(root: string, isDrawn: boolean): FileNames {
  const keysOf = (file: string) =>
    isDrawn && existsSync(join(root, file))
      ? Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')) as object)
      : undefined;
  const brands = keysOf('app/art/brands.json');
  return {
    pictures: keysOf('app/art/files/index.json'),
    drawings: keysOf('app/art/inline/index.json'),
    files:
      isDrawn && existsSync(join(root, 'public/art'))
        ? namesIn(root, 'public/art', 'svg').map((file) => file.replace(/\.svg$/, ''))
        : undefined,
    photographs: namesIn(root, 'content/photographs', '{jpg,jpeg,png,webp,avif,tif,tiff}'),
    brands: brands && [...brands, 'linkedin'],
    icons,
  };
}
