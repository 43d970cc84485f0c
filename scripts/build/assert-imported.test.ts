import { expect, it } from 'vitest';
import { assertImported } from './assert-imported.ts';

const all = new Map([
  ['ui/card.css', '/* A card. */ .card { color: red }\n.card > .lead { color: blue }'],
  ['sections/plan.css', '@media print { .plan .price { color: green } }'],
]);

it('names the sheet that a component uses and does not import', () => {
  expect(() => assertImported(new Set(['card', 'plan']), '.card{color:red}', all)).toThrow(
    'No module of a page imports sections/plan.css for the class plan.',
  );
});

it('takes no sheet for missing that only adjusts a class inside another, and no class without rules', () => {
  expect(() => assertImported(new Set(['lead', 'price', 'unknown']), '', all)).not.toThrow();
});
