import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { islandScripts } from '../site/island-scripts.ts';
import { noNames, type PageNames, readNames, trimStyles } from './trim-styles.ts';

interface Page {
  /** As `services/blockchain/index.html`. */
  file: string;
  pathname: string;
}

/** Address, or `/services/*` for all below it -> hash of the styles there, as `sha256-…`. */
export type StyleHashes = Record<string, string>;

interface Family {
  files: string[];
  names: PageNames;
  scripts: Set<string>;
}

/** Pages below one address are alike, may be many, and share their styles; any other page has its own. */
const familyOf = ({ file, pathname }: Page) =>
  file.endsWith('index.html') ? pathname.replace(/^(\/[^/]+)\/.+$/, '$1/*') : `/${file}`;

/**
 * Puts into every page the styles that its family can need.
 * @param css of the whole site
 */
export async function writeStyles(client: string, pages: readonly Page[], css: string): Promise<StyleHashes> {
  const families = new Map<string, Family>();
  for (const page of pages) {
    const html = readFileSync(join(client, page.file), 'utf8');
    const family = families.get(familyOf(page)) ?? { files: [], names: noNames(), scripts: new Set() };
    families.set(familyOf(page), family);
    family.files.push(page.file);
    readNames(html, family.names);
    // React's own chunk (bundle.ts) is full of words, and none of them is a class of ours.
    for (const script of islandScripts(client, html)) if (!script.includes('/react-')) family.scripts.add(script);
  }

  const codeOf = (scripts: Iterable<string>) =>
    [...scripts].map((script) => readFileSync(join(client, script), 'utf8')).join('\n');
  const hashes: StyleHashes = {};
  for (const [name, { files, names, scripts }] of families) {
    const styles = trimStyles(css, names, codeOf(scripts));
    hashes[name] = `sha256-${createHash('sha256').update(styles).digest('base64')}`;
    for (const file of files) {
      const path = join(client, file);
      // By a function: in a text `$` would stand for what was found.
      const html = readFileSync(path, 'utf8').replace('</head>', () => `<style>${styles}</style></head>`);
      writeFileSync(path, html);
    }
  }
  return hashes;
}
