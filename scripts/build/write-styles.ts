import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfCode, KeptFiles } from '../../art/kept-files.ts';
import { type PlacedNames, stylesPlace } from './place-styles.ts';
import type { SiteFolder } from './site-folder.ts';
import { joinNames, type PageNames, splitStyles, trimStyles, variablesIn } from './trim-styles.ts';

interface Page extends PlacedNames {
  /** File of a page, such as `services/blockchain/index.html`. */
  file: string;
  pathname: string;
  /** Reads its HTML, whose two places for styles are empty. */
  readHtml: () => string;
}

/** Address, or `/services/*` for all below it -> hashes of the styles there, as `sha256-…`. */
export type StyleHashes = Record<string, string[]>;

/** Limit of sheets that the policy of one address names: more pages share theirs. */
const mostSheets = 8;

/** Pages below one address have one policy, since a file of headers has room for few rules; any other page has its own. */
const familyOf = ({ file, pathname }: Page) =>
  file.endsWith('index.html') ? pathname.replace(/^(\/[^/]+)\/.+$/, '$1/*') : `/${file}`;

/**
 * Writes every page with the styles that it needs in their two places; many pages below one address share theirs.
 * @param cache a folder that stays from build to build
 * @param stylesOf what some pages import that have these classes
 * @returns the styles, and their hashes
 */
export function writeStyles<Shown extends Page>(
  client: SiteFolder,
  cache: string,
  pages: readonly Shown[],
  stylesOf: (pages: readonly Shown[], classes: ReadonlySet<string>) => string,
): { sheets: string[]; styleHashes: StyleHashes } {
  const kept = new KeptFiles(cache, hashOfCode(['scripts/{build,site}/**/*.ts']));
  const styleHashes: StyleHashes = {};
  const sheets: string[] = [];
  // Names in sheets that come later, such as the viewer's.
  const later = globSync('assets/*.css', { cwd: client.path }).map((file) =>
    readFileSync(join(client.path, file), 'utf8'),
  );
  const asked: PageNames = { classes: new Set(), variables: variablesIn(later.join('\n')) };
  for (const [family, members] of Map.groupBy(pages, familyOf)) {
    const groups = members.length > mostSheets ? [members] : members.map((member) => [member]);
    styleHashes[family] = groups.flatMap((group) => {
      const names = joinNames([asked, ...group.map((page) => page.names)]);
      const carried = stylesOf(group, names.classes);
      const { classes } = joinNames(group.map(({ opening }) => opening));
      const key = JSON.stringify([carried, ...[names.classes, names.variables, classes].map((each) => [...each])]);
      const make = () => JSON.stringify(splitStyles(trimStyles(carried, names), classes));
      const parts: string[] = JSON.parse(kept.take(key, make, 'json'));
      sheets.push(...parts);
      for (const page of group) writePage(client, page, parts);
      return parts.map((part) => `sha256-${createHash('sha256').update(part).digest('base64')}`);
    });
  }
  kept.prune();
  return { sheets, styleHashes };
}

function writePage(client: SiteFolder, { file, readHtml }: Page, styles: readonly string[]): void {
  let text = readHtml();
  // A function, since `$` in a text would insert the match.
  for (const part of styles) text = text.replace(stylesPlace, () => `<style>${part}</style>`);
  client.write(file, text);
}
