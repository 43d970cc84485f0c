import { expect, it } from 'vitest';
import { findRawValues } from './raw-values.ts';

const ask = (declarations: string) => findRawValues('app/a.css', `.a {\n  color: red;\n  ${declarations}\n}\n`);

it.each([
  ['padding: 0 0.9rem;', '--space-4'],
  ['margin-block-start: calc(var(--space-2) + 3px);', '--space-1'],
  ['row-gap: 13px;', '--space-3'],
  ['font-size: 0.95rem;', '--text-sm'],
  ['font: 500 1.4rem / 1.2 var(--font-display);', '--text-title'],
  ['max-width: 33rem;', '--measure-l'],
  ['font-size: clamp(1rem, 2vw, 2rem);', '--text-sm'],
])('%s is no step of the scale, and the step to use is named', (declaration, step) => {
  const { faults } = ask(declaration);
  expect(faults).toEqual([`app/a.css:3 ${declaration.slice(0, -1)} (nearest step: var(${step}))`]);
});

it.each([
  'padding: var(--space-4) 0;',
  'margin: 0 auto -1px;',
  'gap: 0.4em;',
  'font-size: var(--text-sm);',
  'max-width: none;',
  '--pane-pad: 0.9rem;',
  'width: 3.25rem;',
  'border-radius: 3px;',
])('%s passes', (declaration) => {
  expect(ask(declaration)).toEqual({ faults: [], exceptions: 0 });
});

it('a declaration with a reason before it passes and is counted', () => {
  expect(ask('/* raw: the caret is drawn on the letters */\n  padding: 3px;')).toEqual({ faults: [], exceptions: 1 });
  expect(ask('/* raw: */\n  padding: 3px;').faults).toHaveLength(1);
});
