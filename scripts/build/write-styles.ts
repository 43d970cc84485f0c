import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PlacedNames, stylesPlace } from './place-styles.ts';
import { joinNames, type PageNames, splitStyles, trimStyles, variablesIn } from './trim-styles.ts';

interface Page extends PlacedNames {
  /** File of a page, such as `services/blockchain/index.html`. */
  file: string;
  pathname: string;
}

/** Address, or `/services/*` for all below it -> hashes of the styles there, as `sha256-…`. */
export type StyleHashes = Record<string, string[]>;

/** Limit of sheets that the policy of one address names: more pages share theirs. */
const mostSheets = 8;

/** Pages below one address have one policy, since a file of headers has room for few rules; any other page has its own. */
const familyOf = ({ file, pathname }: Page) =>
  file.endsWith('index.html') ? pathname.replace(/^(\/[^/]+)\/.+$/, '$1/*') : `/${file}`;

/**
 * Puts the needed styles into the two places of every page; many pages below one address share theirs.
 * @param stylesOf what some pages import that have these classes
 */
export function writeStyles<Shown extends Page>(
  client: string,
  pages: readonly Shown[],
  stylesOf: (pages: readonly Shown[], classes: ReadonlySet<string>) => string,
): StyleHashes {
  const hashes: StyleHashes = {};
  // Names in sheets that come later, such as the viewer's.
  const later = globSync('assets/*.css', { cwd: client }).map((file) => readFileSync(join(client, file), 'utf8'));
  const asked: PageNames = { classes: new Set(), variables: variablesIn(later.join('\n')) };
  for (const [family, members] of Map.groupBy(pages, familyOf)) {
    const groups = members.length > mostSheets ? [members] : members.map((member) => [member]);
    hashes[family] = groups.flatMap((group) => {
      const names = joinNames([asked, ...group.map((page) => page.names)]);
      const styles = trimStyles(stylesOf(group, names.classes), names);
      const files = group.map(({ file }) => join(client, file));
      return splitStyles(styles, joinNames(group.map(({ opening }) => opening)).classes).map((part) =>
        writeInto(files, part),
      );
    });
  }
  return hashes;
}

/**
 * Fills the next place of each file.
 * @returns the hash of the styles
 */
function writeInto(files: readonly string[], styles: string): string {
  // A function, since `$` in a text would insert the match.
  for (const file of files)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(stylesPlace, () => `<style>${styles}</style>`),
    );
  return `sha256-${createHash('sha256').update(styles).digest('base64')}`;
}
