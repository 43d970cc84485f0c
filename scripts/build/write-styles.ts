import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noNames, type PageNames, readNames, trimStyles } from './trim-styles.ts';

interface Page {
  /** As `services/blockchain/index.html`. */
  file: string;
  pathname: string;
}

/** Address, or `/services/*` for all below it -> hashes of the styles there, as `sha256-…`. */
export type StyleHashes = Record<string, string[]>;

/** Pages that share their styles. */
interface Kin {
  files: string[];
  names: PageNames;
}

/** As many hashes as a policy may hold for the pages below one address: with more pages they share their styles. */
const mostHashes = 8;

/** Pages below one address have one policy, since a file of headers has room for few rules; any other page has its own. */
const familyOf = ({ file, pathname }: Page) =>
  file.endsWith('index.html') ? pathname.replace(/^(\/[^/]+)\/.+$/, '$1/*') : `/${file}`;

/**
 * Puts into every page the styles that it can need; where there are many below one address, those that any of them can need.
 * @param css of the whole site
 */
export async function writeStyles(client: string, pages: readonly Page[], css: string): Promise<StyleHashes> {
  const hashes: StyleHashes = {};
  for (const [family, members] of Map.groupBy(pages, familyOf)) {
    const groups = members.length > mostHashes ? [members] : members.map((member) => [member]);
    hashes[family] = groups.map((group) => writeInto(readKin(client, group), css));
  }
  return hashes;
}

function readKin(client: string, pages: readonly Page[]): Kin {
  const kin: Kin = { files: pages.map(({ file }) => join(client, file)), names: noNames() };
  const later = globSync('assets/*.css', { cwd: client }).map((file) => join(client, file));
  for (const file of [...kin.files, ...later]) readNames(readFileSync(file, 'utf8'), kin.names);
  return kin;
}

/** @returns the hash of the styles */
function writeInto({ files, names }: Kin, css: string): string {
  const styles = trimStyles(css, names);
  for (const file of files) {
    // By a function: in a text `$` would stand for what was found.
    const html = readFileSync(file, 'utf8').replace('</head>', () => `<style>${styles}</style></head>`);
    writeFileSync(file, html);
  }
  return `sha256-${createHash('sha256').update(styles).digest('base64')}`;
}
