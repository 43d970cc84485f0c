import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinNames, type PageNames, trimStyles, variablesIn } from './trim-styles.ts';

interface Page {
  /** File of a page, such as `services/blockchain/index.html`. */
  file: string;
  pathname: string;
  names: PageNames;
}

/** Address, or `/services/*` for all below it -> hashes of the styles there, as `sha256-…`. */
export type StyleHashes = Record<string, string[]>;

/** Limit of hashes in the policy of one address: more pages share their styles. */
const mostHashes = 8;

/** Pages below one address have one policy, since a file of headers has room for few rules; any other page has its own. */
const familyOf = ({ file, pathname }: Page) =>
  file.endsWith('index.html') ? pathname.replace(/^(\/[^/]+)\/.+$/, '$1/*') : `/${file}`;

/**
 * Puts the needed styles into every page; many pages below one address share theirs.
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
    const groups = members.length > mostHashes ? [members] : members.map((member) => [member]);
    hashes[family] = groups.map((group) => {
      const names = joinNames([asked, ...group.map((page) => page.names)]);
      return writeInto(
        group.map(({ file }) => join(client, file)),
        trimStyles(stylesOf(group, names.classes), names),
      );
    });
  }
  return hashes;
}

/** @returns the hash of the styles */
function writeInto(files: readonly string[], styles: string): string {
  // A function, since `$` in a text would insert the match.
  for (const file of files)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('</head>', () => `<style>${styles}</style></head>`),
    );
  return `sha256-${createHash('sha256').update(styles).digest('base64')}`;
}
