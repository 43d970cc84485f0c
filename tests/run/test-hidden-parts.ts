/**
 * Compares every class and id of the built pages and of their styles, and every requested file, with words that lists
 * of rules hide; then shows each page to the rules that Debian packs with uBlock Origin. Skipped, with a message, if
 * these are missing; in CI it fails.
 */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { hiddenWordOf } from '../support/browser/hidden-words.ts';
import { readHidingRules } from '../support/browser/hiding-rules.ts';
import { browserLaunchOptions } from '../support/machine/browser.ts';
import { listHidingLists, requireHidingLists } from '../support/machine/hiding-lists.ts';

const skipped = 77;
const client = resolve(import.meta.dirname, '../../build/client');
const pages = globSync('**/*.html', { cwd: client }).sort();
const read = (file: string) => readFileSync(resolve(client, file), 'utf8');
const faults = new Set<string>();
/** Names of classes and ids, each with a page that has it. */
const names = new Map<string, string>();

function namesOf(text: string): string[] {
  const attributes = [...text.matchAll(/\s(?:class|id)="([^"]+)"/g)].flatMap(([, value = '']) => value.split(/\s+/));
  const styles = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style).join('\n');
  return [...attributes, ...[...styles.matchAll(/[.#]([a-z][\w-]*)(?=[^{};]*\{)/gi)].map(([, name = '']) => name)];
}

/** Files of the page: those it names, and those of its scripts. */
const filesOf = (text: string) =>
  [...text.matchAll(/["'(\s](\/[\w/.-]+\.(?:avif|css|ico|jpg|js|json|png|svg|webp|woff2))\b/g)].map(
    ([, file = '']) => file,
  );

const files = new Set(globSync('assets/*.js', { cwd: client }).map((file) => `/${file}`));
for (const page of pages) {
  const text = read(page);
  for (const file of filesOf(text.replace(/<meta [^>]*>|<script type="application\/ld\+json">.*?<\/script>/g, '')))
    files.add(file);
  for (const name of namesOf(text)) names.set(name, page);
}
for (const [name, page] of names) {
  const word = hiddenWordOf(name);
  if (word !== undefined) faults.add(`"${name}" (${page}): lists hide names with "${word}"`);
}
for (const file of files) {
  const word = hiddenWordOf(file.replace(/-[\w-]{8}\.(?=\w+$)/, '.'));
  if (word !== undefined) faults.add(`${file}: lists block names with "${word}"`);
}

let lists: string[] = [];
try {
  requireHidingLists();
  lists = listHidingLists();
} catch (error) {
  if (process.env.CI) throw error;
  console.error(`!! SKIPPED: what lists hide. ${(error as Error).message}`);
}
const { selectors, addresses } = readHidingRules(lists.map((file) => readFileSync(file, 'utf8')).join('\n'));
for (const file of files)
  for (const rule of addresses.filter((each) => each.test(`https://www.example.org${file}`)))
    faults.add(`${file}: blocked by ${rule.source}`);

if (selectors.length > 0) {
  const browser = await chromium.launch(browserLaunchOptions());
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const name of pages) {
    await page.setContent(read(name).replace(/<script[\s\S]*?<\/script>|<link[^>]*>/g, ''));
    const hidden = await page.evaluate((all) => {
      // Forgives those that only a blocker understands.
      const isHiding = (some: string[]) => document.querySelector(`:is(${some})`) !== null;
      const size = 400;
      const groups = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
        all.slice(at * size, (at + 1) * size),
      );
      return groups.filter(isHiding).flatMap((group) => group.filter((selector) => isHiding([selector])));
    }, selectors);
    for (const selector of hidden) faults.add(`${name}: hidden by ##${selector}`);
  }
  await browser.close();
}
for (const fault of faults) console.error(fault);
console.log(
  `${pages.length} pages, ${names.size} names, ${files.size} files, ${selectors.length} selectors and ${addresses.length} addresses of lists: ${faults.size} hidden.`,
);
if (faults.size > 0) process.exit(1);
process.exit(lists.length === 0 ? skipped : 0);
