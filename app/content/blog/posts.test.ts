import { expect, it } from 'vitest';
import { POSTS } from '../../../art/posts.ts';
import { posts } from './posts.ts';

it('gives every article its cover: the covers are drawn in the order of publication, oldest first', () => {
  expect([...POSTS].reverse()).toEqual(posts.map(({ slug }) => slug));
});
