import { describe, expect, it } from 'vitest';
import { content } from '../../tests/support/content.ts';
import { coverSet } from './covers.ts';

const published = content.posts.map(({ slug }) => slug).reverse();
const slugs = [...published, ...Array.from({ length: 30 }, (_, index) => `a-later-post-${index}`)];

describe('the covers of the blog', () => {
  it('never look like a neighbor, in grids of one to three columns, oldest or newest first', () => {
    for (const covers of [coverSet(slugs), coverSet(slugs).reverse()]) {
      for (const columns of [1, 2, 3]) {
        covers.forEach((cover, index) => {
          for (const neighbor of [covers[index - 1], covers[index - columns]]) {
            expect(cover.composition).not.toBe(neighbor?.composition);
            expect(cover.tone).not.toBe(neighbor?.tone);
          }
        });
      }
    }
  });

  it('stay as they are when a post is added', () => {
    const before = coverSet(published).map((cover) => cover.draw('a'));
    const after = coverSet([...published, 'the-next-post']).map((cover) => cover.draw('a'));
    expect(after.slice(0, -1)).toEqual(before);
  });

  it('use every composition and every tone before long', () => {
    const covers = coverSet(slugs.slice(0, 12));
    expect(new Set(covers.map((cover) => cover.composition)).size).toBe(5);
    expect(new Set(covers.map((cover) => cover.tone)).size).toBe(5);
  });
});
