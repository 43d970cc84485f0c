// @module-tag long

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { addressInWords, addressLines } from '../../shared/address.ts';
import { formatDay } from '../../shared/format-day.ts';
import { readMarks } from './marks.ts';
import { EditedSite } from './site.ts';

const root = resolve(import.meta.dirname, '../..');

/** All of content/, also names that are shown: categories, values, facts of the company. */
const written = ['content/**/*.{yaml,md,mdx,markdown}', 'shared/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }).map((file) => readFileSync(resolve(root, file), 'utf8')))
  .join('\n')
  // YAML texts can have several lines; links are in brackets.
  .replace(/\s+/g, ' ');

/** The address on one line, as the imprint has it, and its lines at the map. */
const addresses = [addressInWords(), ...addressLines()];

/** Values made from others: days, the address, and the initials of a name. */
const days = new Set([...written.matchAll(/\b(\d{4}-\d{2}-\d{2})\b/g)].map(([, day = '']) => formatDay(day)));
const isWritten = (text: string) =>
  /^\p{Lu}{2}$/u.test(text) ||
  days.has(text) ||
  addresses.includes(text) ||
  written.includes(text) ||
  written.includes(text.replace(/\d+/, '{number}'));

/** Texts that readers and screen readers meet, without drawings and code. */
function textsOf(html: string): string[] {
  const body = (/<body[\s\S]*<\/body>/.exec(html)?.[0] ?? '')
    .replace(/<(script|style|svg|pre|code)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--.*?-->/g, '');
  const texts = [...body.matchAll(/>([^<]+)</g), ...body.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]+)"/g)];
  return texts.map(([, text = '']) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").trim());
}

it('every word of a page is in its content, so that the site can be translated', async () => {
  const site = new EditedSite();
  const found = new Set<string>();
  for (const [, html] of await site.drawAll())
    for (const text of textsOf(html))
      if (/\p{L}{2}/u.test(text) && readMarks(text).length === 0 && !isWritten(text)) found.add(text);
  await site.close();
  expect([...found]).toEqual([]);
});
