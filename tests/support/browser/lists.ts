import { content } from '../content.ts';

/** Menu, columns of the footer and teasers. */
export const lists = { ...content.lists, 'latest-posts': content.posts.slice(0, 3) };
