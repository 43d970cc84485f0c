import type { ComponentType } from 'react';
import type { Content } from '../load/load.ts';
import type { Block, BlockPage } from '../load/read-page.ts';
import type { SiteLists } from '../load/site-lists.ts';
import { DrawingCopy } from '../ui/media/inline-svg.tsx';
import { HeadingLevel } from '../ui/text/heading.tsx';
import { nextService } from '../ui/text/ui-texts.ts';
import type { OnPage } from './on-page.ts';
import { fileOf, type SitePage } from './site-page.ts';
import type { Subject } from './subject.ts';

type View = ComponentType<Omit<Block, 'block'> & OnPage>;

/** The view of each block, by the path of its module: the folder has the block's name. */
const views = import.meta.glob<View>('../blocks/*/view.tsx', { eager: true, import: 'default' });

const moduleOf = ({ block }: Block) => `blocks/${block}/view.tsx`;

/** Link to the next service, if the page is one of a service. */
function nextOf(path: string, offers: SiteLists['offers']): OnPage['page']['next'] {
  const services = offers.filter(({ line }) => line);
  const place = services.findIndex(({ to }) => to === path);
  const next = services[(place + 1) % services.length];
  if (place === -1 || !next?.line || next.to === path) return undefined;
  return { text: next.line, action: { label: nextService(next.name), to: next.to } };
}

/** Number of blocks above with the same drawing. */
function countBefore(blocks: readonly Block[], index: number): number {
  const shown = blocks[index];
  return blocks
    .slice(0, index)
    .filter((each) => each.block === shown?.block || (each.illustration && each.illustration === shown?.illustration))
    .length;
}

/** All blocks of a page, in order. The first has the heading of the page. */
function Blocks({ page, site }: { page: BlockPage; site: OnPage['site'] }) {
  const { path, name, above, blocks } = page;
  const facts = { path, name, above, next: nextOf(path, site.lists.offers) };
  return blocks.map((each, index) => {
    const { block, ...fields } = each;
    const View = views[`../${moduleOf(each)}`];
    if (!View) throw new Error(`app/blocks/${block} has no view.tsx.`);
    return (
      <HeadingLevel key={index} value={index === 0 ? 1 : 2}>
        <DrawingCopy value={countBefore(blocks, index)}>
          <View {...fields} page={{ ...facts, below: blocks[index + 1]?.block }} site={site} />
        </DrawingCopy>
      </HeadingLevel>
    );
  });
}

/** Number of the newest posts that any page may show beside its list. */
const newestPosts = 3;

type Showing = { pageSize?: number; post?: string | { name: string } };

/** The newest posts, and those that blocks name with the posts beside them: no page depends on all. */
function postsFor(blocks: readonly Block[], posts: Content['posts']): Content['posts'] {
  const showing = blocks as readonly Showing[];
  const newest = Math.max(newestPosts, ...showing.map(({ pageSize = 0 }) => pageSize));
  const named = showing.flatMap(({ post = [] }) => (typeof post === 'object' && 'name' in post ? post.name : post));
  const places = named.map((name) => posts.findIndex(({ slug }) => slug === name));
  return posts.filter((_, place) => place < newest || places.some((each) => Math.abs(each - place) <= 1));
}

/** A page that is a list of blocks. */
export function fromBlocks(page: BlockPage, content: Content, subject?: Subject): SitePage {
  const { path, layout, title, description, unlisted, blocks } = page;
  const { plans, people, projects, postNavigation, words, lists } = content;
  const records = { plans, people, projects, postNavigation, words, lists, posts: postsFor(blocks, content.posts) };
  return {
    file: fileOf(path),
    pathname: path,
    layout,
    title,
    description,
    subject,
    isUnlisted: unlisted || undefined,
    sources: [...new Set(blocks.map(moduleOf))],
    render: async () => <Blocks page={page} site={records} />,
  };
}
