import { expect, it } from 'vitest';
import { findGrowth, readReached } from './weight-growth.ts';

const reached = readReached(`
| Page | Document and styles | Fonts | Pictures | Script before | Script after | Script own |
| --- | --- | --- | --- | --- | --- | --- |
| / | 20.0 | 24.6 | 10.0 | 1.0 | 67.0 | 0.0 |
| /faq-1 | 18.0 | 24.6 | 0.0 | 1.0 | 67.0 | 0.0 |
`);
const home = {
  page: '/',
  document: 20_000,
  fonts: 24_600,
  pictures: 10_000,
  scriptBefore: 1000,
  scriptAfter: 67_000,
  scriptOwn: 0,
};

it('a page may grow by a sentence', () => {
  expect(findGrowth({ ...home, document: 20_800, scriptOwn: 300 }, reached)).toEqual([]);
});

it('says what grew, from what to what, and what to do about it', () => {
  expect(findGrowth({ ...home, document: 23_000, pictures: 12_000 }, reached)).toEqual([
    expect.stringMatching(
      /^\/: document grew from 20\.0 kB to 23\.0 kB, and has room up to 22\.5 kB\. If .*bench -- pages/,
    ),
    expect.stringMatching(/^\/: pictures grew from 10\.0 kB to 12\.0 kB/),
  ]);
});

it('leaves a new page to the budgets that hold for all', () => {
  expect(findGrowth({ ...home, page: '/new', document: 25_000 }, reached)).toEqual([]);
});
