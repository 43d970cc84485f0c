import { site } from '../../shared/site.ts';
import type { Props as Opening } from '../blocks/breadcrumb-hero/schema.ts';
import { finops, signing } from '../content/layout/products.ts';
import { serviceDetails } from '../content/service-details.ts';
import type { Content } from '../load/load.ts';
import type { Block, BlockPage } from '../load/read-page.ts';
import type { Subject } from './subject.ts';

/** Of the pages in shared/pages.ts that are about one thing. */
export const recordSubjects: Partial<Record<string, Subject>> = {
  '/contact': { type: 'ContactPage' },
  '/service-details': { type: 'Service', name: serviceDetails.hero.here },
  '/signchain': {
    ...{ type: 'SoftwareApplication', name: signing.name, site: site.products.signing },
    category: 'BusinessApplication',
  },
  '/finopcloud': {
    ...{ type: 'SoftwareApplication', name: finops.name, site: site.products.finops },
    category: 'BusinessApplication',
  },
};

/** What a page of blocks is about: the sample article, or somebody whose profile it is. */
export function subjectOf({ path, blocks }: BlockPage, { people, posts }: Content): Subject | undefined {
  const opening = blocks[0] as (Opening & Block) | undefined;
  const post = posts.find(({ slug }) => slug === opening?.post?.name);
  if (post)
    return {
      ...{ type: 'BlogPosting', headline: post.title, date: post.day, section: post.category },
      authors: opening?.post?.authors.map(({ name, to }) => ({ name, path: to })) ?? [],
    };
  const person = Object.values(people).find(({ to }) => to === path);
  return person && { type: 'Person', name: person.name, role: person.role };
}
