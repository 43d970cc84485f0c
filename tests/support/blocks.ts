import type { Block, BlockPage } from '../../app/load/read-page.ts';
import { content } from './content.ts';

/** @throws when no file below content/ is the page of this address */
export function pageAt(path: string): BlockPage {
  const page = [...content.pages, ...content.services, ...content.projects].find((each) => each.path === path);
  if (!page) throw new Error(`There is no page ${path} below content/.`);
  return page;
}

/**
 * The fields of a block: `block<Mission>('/about', 'mission')`, with `Props` of its schema as the type.
 * @param nth of those with this name, from 0
 */
export function block<Fields>(path: string, name: string, nth = 0): Fields & Block {
  const found = pageAt(path).blocks.filter((each) => each.block === name)[nth];
  if (!found) throw new Error(`${path} has no block ${name}.`);
  return found as Fields & Block;
}

/** The opening of a page: its first block, with its path. */
export function openingOf(path: string) {
  const { above, name, blocks } = pageAt(path);
  const { heading, lead } = blocks[0] as Block & { heading: string; lead: string };
  return { above, here: name, heading, lead };
}
