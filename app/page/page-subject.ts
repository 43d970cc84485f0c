import type { Props as Opening } from '../blocks/breadcrumb-hero/schema.ts';
import type { Content, Page } from '../load/load.ts';
import type { Block, BlockPage } from '../load/read-page.ts';
import type { Subject } from './subject.ts';

type Spoken = BlockPage & Partial<Pick<Page, 'about' | 'product'>>;

/** Subject of a page for search engines: from its head, the sample article, or the person of a profile. */
export function subjectOf(page: Spoken, { people, posts }: Content): Subject | undefined {
  const { path, name, blocks, about, product } = page;
  if (product) return { type: 'SoftwareApplication', name: product.name, site: product.site };
  if (about === 'service') return { type: 'Service', name };
  if (about === 'contact') return { type: 'ContactPage' };
  const opening = blocks[0] as (Opening & Block) | undefined;
  const post = posts.find(({ slug }) => slug === opening?.post?.name);
  if (post)
    return {
      type: 'BlogPosting',
      headline: post.title,
      date: post.day,
      section: post.category,
      authors: opening?.post?.authors.map((author) => ({ name: author.name, path: author.to })) ?? [],
    };
  const person = Object.values(people).find(({ to }) => to === path);
  return person && { type: 'Person', name: person.name, role: person.role };
}
