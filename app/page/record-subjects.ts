import { isLinked } from '../../shared/pages.ts';
import { site } from '../../shared/site.ts';
import { blogDetails } from '../content/blog/blog-details.ts';
import { finops, signing } from '../content/layout/products.ts';
import { personOf } from '../content/people/people.ts';
import { serviceDetails } from '../content/service-details.ts';
import type { Content } from '../load/load.ts';
import type { Subject } from './subject.ts';

const author = personOf(blogDetails.author);

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
  '/blog-details': {
    type: 'BlogPosting',
    headline: blogDetails.hero.heading,
    date: blogDetails.day,
    section: blogDetails.hero.category,
    authors: [{ name: author.name, path: author.to && isLinked(author.to) ? author.to : undefined }],
  },
};

/** Who a page is about, if it is the profile of somebody. */
export function personOn(path: string, { people }: Content): Subject | undefined {
  const person = Object.values(people).find(({ to }) => to === path);
  return person && { type: 'Person', name: person.name, role: person.role };
}
