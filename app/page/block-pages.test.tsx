import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { content } from '../../tests/support/content.ts';
import { schemas } from '../load/blocks.ts';
import type { Block, BlockPage } from '../load/read-page.ts';
import { fromBlocks } from './block-pages.tsx';

const pages = [...content.pages, ...content.services, ...content.projects];
/** One of each block on this site's pages. */
const blocks = [
  ...new Map(pages.flatMap((page) => page.blocks.map((block) => [block.block, block] as const))).values(),
];

async function draw(...shown: Block[]): Promise<string> {
  const [page] = pages;
  return renderToStaticMarkup(await fromBlocks({ ...(page as BlockPage), blocks: shown }, content).render());
}

const levelsOf = (html: string) => [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));

it.each(blocks)('$block has its id, also a second time on a page', async (block) => {
  const html = await draw({ ...block, id: 'here' }, { ...block, id: 'there' });
  expect(html).toContain('id="here"');
  expect(html).toContain('id="there"');
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it.each(blocks)('the headings of $block keep their order, as the first block and as a later one', async (block) => {
  if (!('heading' in (schemas[block.block]?.shape ?? {}))) return;
  const [first = 0, ...below] = levelsOf(await draw(block));
  expect(first).toBe(1);
  for (const [index, level] of below.entries()) expect(level - (below[index - 1] ?? first)).toBeLessThanOrEqual(1);
  const other = levelsOf(
    await draw({ block: 'mission', heading: 'A', text: 'B', action: { label: 'C', to: '/' } }, block),
  );
  expect(other.slice(1)).toEqual([first, ...below].map((level) => level + 1));
});

it('only the block that opens a page shows the path that leads to it', async () => {
  const block = blocks.find((each) => each.block === 'breadcrumb-hero') as Block;
  expect(await draw(block)).toContain('class="breadcrumb"');
  const [, later = ''] = (await draw(block, block)).split('</section>');
  expect(later).not.toContain('class="breadcrumb"');
});
