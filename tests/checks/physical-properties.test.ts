import { expect, it } from 'vitest';
import { findPhysical } from './physical-properties.ts';

it.each([
  'left: 0',
  'margin-left: 1rem',
  'border-right-color: red',
  'text-align: left',
  'inset: 0 0 auto auto',
  'padding: 0 calc(1rem + (2px)) 0 1rem',
  'border-radius: 1px 2px 2px 1px',
  'margin: 0 1px 0 0 !important',
  'background-position: left top',
])('%s says where it is by the screen and not by the words', (declaration) => {
  expect(
    findPhysical('app/a.css', `/* left: 0 */\n@media (a) {\n  .a {\n    color: red;\n    ${declaration};\n  }\n}\n`),
  ).toEqual([`app/a.css:5 ${declaration}`]);
});

it.each([
  'inset-inline-start: 0',
  'margin: 1px 2px 3px',
  'padding: 1px calc(1rem + 2px) 3px calc(1rem + 2px)',
  'border-radius: 1px 1px 0 0',
  'text-align: end',
  'transition: left 1s',
])('%s holds whichever way words run', (declaration) => {
  expect(findPhysical('app/a.css', `.a { ${declaration}; }`)).toEqual([]);
});
