import type { Block, BlockPage } from '../../app/load/read-page.ts';
import type { PagePath } from '../../shared/pages.ts';
import { content } from './content.ts';

/** @throws when no file below content/ is the page of this address */
export function pageAt(path: PagePath): BlockPage {
  const page = [...content.pages, ...content.services, ...content.projects].find((each) => each.path === path);
  if (!page) throw new Error(`There is no page ${path} below content/.`);
  return page;
}

/**
 * The fields of a block: `block<Mission>('/about', 'mission')`, with `Props` of its schema as the type.
 * @param nth of those with this name, from 0
 */
export function block<Fields>(path: PagePath, name: string, nth = 0): Fields & Block {
  const found = pageAt(path).blocks.filter((each) => each.block === name)[nth];
  if (!found) throw new Error(`${path} has no block ${name}.`);
  return found as Fields & Block;
}

/**
 * Chooses pages that have every value at least once, those with most values first.
 * @param list values of a page, such as names of its blocks
 * @returns addresses
 */
export function coverPages(list: (page: BlockPage) => readonly string[]): ReadonlySet<string> {
  const pages = [...content.pages, ...content.services, ...content.projects];
  const seen = new Set<string>();
  const chosen = pages
    .toSorted((one, other) => new Set(list(other)).size - new Set(list(one)).size)
    .filter((page) => {
      const fresh = list(page).filter((value) => !seen.has(value));
      for (const value of fresh) seen.add(value);
      return fresh.length > 0;
    });
  return new Set(chosen.map(({ path }) => path));
}

/** The opening of a page: its first block, with its path. */
export function openingOf(path: PagePath) {
  const { above, name, blocks } = pageAt(path);
  const { heading, lead } = blocks[0] as Block & { heading: string; lead: string };
  return { above, here: name, heading, lead };
}
