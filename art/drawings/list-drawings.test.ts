import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ownFolder } from '../../tests/support/own-folder.ts';
import { sol } from '../palette.ts';
import { listDrawings } from './list-drawings.ts';

const picture = (body = '', viewBox = '0 0 100 50'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n${body}\n</svg>`;

function list(files: Record<string, string>, made?: ReadonlySet<string>) {
  const project = ownFolder();
  for (const [file, text] of Object.entries(files)) {
    const path = join(project, 'content/illustrations', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return listDrawings(project, made);
}

it('a file is a picture, and the one for narrow columns stands beside it', () => {
  const drawings = list({
    'chart.svg': picture(),
    'chart.narrow.svg': picture('<circle/>'),
    'menu/small.svg': picture(),
    'table.svg': picture(),
    'table.tablet.svg': picture(),
  });
  expect(drawings.map(({ name, narrow, dense = false }) => [name, Boolean(narrow), dense])).toEqual([
    ['chart', true, false],
    ['menu/small', false, false],
    ['table', true, true],
  ]);
  expect(drawings[0]?.narrow?.('a')).toContain('<circle');
});

it('a color of the palette is shown as the color of its name', () => {
  const files = { 'palette.gpl': 'GIMP Palette\n  1   2   3\tsol-500\n', 'a.svg': picture('<path fill="#010203"/>') };
  expect(list(files)[0]?.svg('a')).toContain(`fill="${sol(500)}"`);
});

it('a drawing shows another one, fitted into its place, without what the edge hides, and with ids of its own', () => {
  const other = '<rect id="r" width="10" height="10" fill="red"/><rect x="90" width="9" height="9"/><use href="#r"/>';
  const shown = '<path id="r" fill="red"/><image href="../other.svg" x="10" width="200" height="100"/>';
  const drawings = list({ 'menu/one.svg': picture(shown), 'other.svg': picture(other) });
  const svg = drawings.find(({ name }) => name === 'menu/one')?.svg('a') ?? '';
  expect(svg).toContain('<g transform="translate(10 0)scale(2)"><rect id="a-i0-r"');
  expect(svg).toContain('href="#a-i0-r"');
  expect(svg).toContain('<path id="a-r"');
  expect(svg).not.toContain('x="90"');
});

it('lists all faults of all files at once, each with file and line', () => {
  const files = {
    'palette.gpl': 'GIMP Palette\n1 2 3 moon-500\n',
    'a.svg': picture('<path fill="url(#no)"/>\n<script/>'),
    'b.svg': picture('<image href="a.svg"/>'),
    'c.svg': picture('<image href="d.svg"/>'),
    'd.svg': picture('<image href="c.svg"/>'),
    'Gantt chart.svg': picture(),
    'photo.jpg': '',
    '.DS_Store': '',
    'e.narrow.svg': picture(),
    'hero.svg': picture(),
  };
  const lines = [
    'palette.gpl:2: app/styles/tokens.css has no color moon-500',
    'a.svg:2: fill names #no',
    'a.svg:3: <script> is not allowed in a drawing',
    'b.svg:2: a.svg has a fault of its own',
    'd.svg:2: c.svg shows this drawing in turn',
    'Gantt chart.svg:1: a drawing is named in small letters',
    'photo.jpg:1: this folder holds drawings only',
    'e.narrow.svg:1: there is no e.svg beside it',
    'hero.svg:1: the picture hero is drawn by code',
  ];
  for (const line of lines) expect(() => list(files, new Set(['hero']))).toThrow(`content/illustrations/${line}`);
});
