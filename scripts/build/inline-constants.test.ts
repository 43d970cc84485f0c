import { expect, it } from 'vitest';
import { inlineConstants } from './inline-constants.ts';

const put = (css: string, ...kept: string[]) => inlineConstants(css, new Set(kept));

it('inlines a short value everywhere, and a long one that is used once', () => {
  const long = 'clamp(1rem,.781rem + .9vw,1.5rem)';
  const root = `:root{--short:4px;--once:${long};--twice:${long}}`;
  expect(put(`${root}a{gap:var(--short) var(--once)}b{gap:var(--twice) var(--short)}c{gap:var(--twice)}`)).toBe(
    `${root}a{gap:4px ${long}}b{gap:var(--twice) 4px}c{gap:var(--twice)}`,
  );
});

it('keeps variables that are set again, depend on others, or are used elsewhere', () => {
  const css =
    ':root{--set:1px;--linked:var(--set);--kept:2px}[data-dark]{--set:3px}a{gap:var(--set) var(--linked);inset:var(--kept)}';
  expect(put(css, '--kept')).toBe(css);
});

it('keeps variables of some screens only, and those with a fallback', () => {
  const css = '@media print{:root{--paper:1px}}:root{--left:2px}a{gap:var(--paper);inset:var(--left,3px)}';
  expect(put(css)).toBe(css);
});
