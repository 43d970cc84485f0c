import { expect, it } from 'vitest';
import { elementsOf, parsePage } from '../site/page-tree.ts';
import { readNames, splitStyles, trimStyles } from './trim-styles.ts';

const css = `:root{--used:1px;--drawn:2px;--unused:3px}
.card{width:var(--used)}.card>.lead{color:red}.missing{color:blue}.card[data-open]{color:green}.card .missing{color:gray}
.card:has(:checked,[aria-selected="true"]):not(.missing){color:navy}.notice{color:black}.table{color:white}dialog{color:pink}
@media print{.missing{display:none}}@keyframes rise{to{opacity:1}}.rises{animation:rise 1s}`;
const names = readNames(
  elementsOf(
    parsePage('<div class="card"><p class="lead" title="missing">a table</p><path fill="var(--drawn)"/></div>'),
  ),
);

it('keeps the rules for classes of the pages, and removes the rest with its motion and variables', () => {
  const trimmed = trimStyles(css, names);
  for (const kept of ['.card{width:1px}', '.card>.lead', '--drawn']) expect(trimmed).toContain(kept);
  for (const dropped of ['.card .missing', '.missing{', '.table', '.rises', '@keyframes', '--unused', '@media'])
    expect(trimmed).not.toContain(dropped);
});

it('keeps what depends on attributes, elements and states, which scripts change', () => {
  const trimmed = trimStyles(css, names);
  for (const kept of ['[data-open]', 'dialog', ':has(:checked,[aria-selected=true]):not(.missing)'])
    expect(trimmed).toContain(kept);
});

it('removes unused classes from a list of selectors', () => {
  const trimmed = trimStyles(
    '.card:is(.lead,.missing){width:1px}.card:is(.missing) p{width:2px}.card:not(.missing){width:3px}',
    names,
  );
  for (const kept of ['.card.lead{width:1px}', 'width:3px']) expect(trimmed).toContain(kept);
  expect(trimmed).not.toContain('width:2px');
});

it('removes rules for neighbors that no page has, and keeps rules without neighbors', () => {
  const asking =
    '.card:has(>.missing p){width:1px}.card:not(:has(>.missing)){width:2px}.card:has(.lead,.missing){width:3px}';
  const trimmed = trimStyles(asking, names);
  expect(trimmed).not.toContain('width:1px');
  expect(trimmed).toContain('.card:not(:has(>.missing)){width:2px}');
  expect(trimmed).toContain('width:3px');
});

it('keeps a list in which the longest part sets the specificity', () => {
  expect(trimStyles('.card :is(p,.missing.lead){width:1px}', names)).toContain(':is(p,.missing.lead)');
});

it('writes a prefix once, however often it reads the styles', () => {
  const masked = ':root{--a:1px;--b:var(--a)}.card{-webkit-mask-image:var(--drawn);mask-image:var(--drawn)}';
  expect(trimStyles(masked, names).match(/-webkit-mask-image/g)).toHaveLength(1);
});

it('writes no shorthand that browsers do not support yet', () => {
  const scrolled = '.card{animation:rise linear both;animation-timeline:scroll()}@keyframes rise{to{opacity:1}}';
  expect(trimStyles(scrolled, names)).toMatch(/animation-timeline:scroll\(\)/);
});

it('keeps the faces that something names, and drops the others', () => {
  const face = (name: string) => `@font-face{font-family:"${name}";src:url(./${name.replace(' ', '-')}.woff2)}`;
  const faces = `:root{--font-words:"words","words fallback";--font-code:"code"}.card{display:block;font:1rem var(--font-words)}
.missing{font-family:var(--font-code)}${['words', 'words fallback', 'code', 'block'].map(face).join('')}`;
  const trimmed = trimStyles(faces, names);
  expect([...trimmed.matchAll(/\.\/([\w-]+)\.woff2/g)].map(([, name]) => name)).toEqual(['words', 'words-fallback']);
});

const layered =
  `@layer base,components,modifiers;:root{--a:1px;--b:2px}@font-face{font-family:words;font-display:optional;src:url(a.woff2)}
@font-face{font-family:words;font-display:swap;src:url(b.woff2)}@layer base{p{margin:0}}
@layer components{.hero{gap:var(--a)}.later{gap:var(--b);animation:rise 1s}@keyframes rise{to{opacity:1}}}@layer modifiers{.last{margin:0}}`.replaceAll(
    '\n',
    '',
  );

it('an opening has the rules of its classes, and the order of all layers', () => {
  const [opening] = splitStyles(layered, new Set(['hero']));
  expect(opening).toMatch(/^@layer base,components,modifiers;/);
  expect(opening).toContain('.hero{gap:var(--a)}');
  for (const later of ['.later', '.last', '@keyframes']) expect(opening).not.toContain(later);
});

it('after the opening come all rules in their order, and neither tokens nor faces once more', () => {
  const [opening, rest] = splitStyles(layered, new Set(['hero']));
  expect(rest.indexOf('.hero')).toBeLessThan(rest.indexOf('.later'));
  for (const once of ['--a:1px', '--b:2px', 'a.woff2']) {
    expect(opening).toContain(once);
    expect(rest).not.toContain(once);
  }
});

it('a face for letters that no page has comes after the opening', () => {
  const [opening, rest] = splitStyles(layered, new Set(['hero']));
  expect(opening).not.toContain('b.woff2');
  expect(rest).toContain('b.woff2');
});
