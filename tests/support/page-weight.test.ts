import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Props as PageWeight } from '../../app/blocks/page-weight/schema.ts';
import { content } from './content.ts';
import { ownFolder } from './own-folder.ts';
import { brokenBudgets, budgets, weighPages } from './page-weight.ts';

/** Any page may hold the block that shows the limits; without the block there is no promise. */
const found = content.services.flatMap(({ blocks }) => blocks).find(({ block }) => block === 'page-weight');
const { parts } = (found ?? { parts: [] }) as unknown as Pick<PageWeight, 'parts'>;
let client: string;
const file = (path: string, body: string) => writeFileSync(join(client, path), body);

beforeEach(() => {
  client = ownFolder();
  mkdirSync(join(client, 'about'));
  mkdirSync(join(client, 'assets'));
  for (const [path, own] of [
    ['', 'home'],
    ['about', 'about'],
  ]) {
    file(
      join(path ?? '', 'index.html'),
      `<link rel="preload" href="/assets/a.woff2" as="font"/><header><img alt="" src="/menu.svg"/></header><main><img alt="" src="/cover.svg"/></main><form data-form="${own}"></form><script defer src="/assets/loader.js" data-start="/assets/start.js"></script>`,
    );
  }
  file('assets/notice.js', 'n'.repeat(1000));
  file('assets/notice.js.br', 'n'.repeat(500));
  file('assets/start.js', 'import("./later.js")');
  file('assets/home-form-script-12345678.js', 'import{a}from"./notice.js"');
  file('assets/about-form-script-12345678.js', 'import{a}from"./notice.js";import"./field.js"');
  file('assets/field.js', 'f'.repeat(200));
  file('assets/loader.js', 'l'.repeat(30));
  file('assets/a.woff2', 'f'.repeat(40));
  file('cover.svg', 'c'.repeat(7));
});

it('weighs transferred bytes: compressed where served so, without menu pictures, shared scripts apart', () => {
  const [home, about] = weighPages(client);
  expect(home).toMatchObject({ page: '/about', fonts: 40, pictures: 7, scriptBefore: 30 });
  expect(about?.page).toBe('/');
  expect((about?.scriptAfter ?? 0) - (about?.scriptOwn ?? 0)).toBe(520);
});

it('weighs the face of code where the styles of a page have it, and none that comes for rare letters', () => {
  const face = (name: string, range: string) =>
    `@font-face{font-family:${name};src:url(/assets/${name}.woff2)${range}}`;
  file('code.html', `<style>${face('code', '')}${face('rare', ';unicode-range:U+100-17F')}</style>`);
  file('assets/code.woff2', 'c'.repeat(5));
  expect(weighPages(client).find(({ page }) => page === '/code.html')?.fonts).toBe(5);
});

it('names the page, the figure and the budget when one is broken', () => {
  const [weight] = weighPages(client);
  if (!weight) throw new Error('nothing weighed');
  expect(brokenBudgets(weight)).toEqual([]);
  expect(brokenBudgets({ ...weight, document: 26_001 })).toEqual([
    '/about: document is 26001 bytes, the budget is 26000',
  ]);
  expect(brokenBudgets({ ...weight, pictures: 116_000 })).toHaveLength(1);
});

it.skipIf(!found)('the limits that visitors read beside their own measurement are those that the build keeps', () => {
  const limits = Object.fromEntries(parts.map((each) => [each.part, 1000 * (each.limit ?? 0)]));
  expect(limits).toMatchObject({ document: budgets.document, fonts: budgets.fonts, total: budgets.total });
  expect(limits.scripts).toBe(Math.floor((budgets.scriptBefore + budgets.scriptAfter) / 1000) * 1000);
});

it.skipIf(!found)('the bar of the limits has parts as wide, and on phones as high, as the limits are', () => {
  const [total = 0, document = 0, fonts = 0, scripts = 0] = (['total', 'document', 'fonts', 'scripts'] as const).map(
    (part) => parts.flatMap((each) => (each.part === part ? (each.limit ?? []) : []))[0],
  );
  const widths = [document, fonts, total - document - fonts - scripts, scripts];
  const css = readFileSync(resolve(import.meta.dirname, '../../app/blocks/page-weight/style.css'), 'utf8');
  expect(css).toContain(`grid-template-columns: ${widths.map((each) => `${each}fr`).join(' ')};`);
  expect(css).toContain(
    `grid-template: auto ${widths.map((each) => `calc(${each} * var(--kb))`).join(' ')} auto / 1fr;`,
  );
});
