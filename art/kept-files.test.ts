import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownFolder } from '../tests/support/own-folder.ts';
import { KeptFiles } from './kept-files.ts';

it('draws once for the same key, and removes unused drawings', () => {
  const folder = ownFolder();
  let drawn = 0;
  const draw = () => `<svg>${++drawn}</svg>`;
  const first = new KeptFiles(folder, 'code');
  expect([first.take('a', draw), first.take('a', draw), first.take('b', draw)]).toEqual([
    '<svg>1</svg>',
    '<svg>1</svg>',
    '<svg>2</svg>',
  ]);
  const next = new KeptFiles(folder, 'code');
  expect(next.take('b', draw)).toBe('<svg>2</svg>');
  next.prune();
  expect(readdirSync(folder)).toHaveLength(1);
});
