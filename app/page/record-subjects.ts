import { isLinked } from '../../shared/pages.ts';
import { site } from '../../shared/site.ts';
import { blogDetails } from '../content/blog/blog-details.ts';
import { finops, signing } from '../content/layout/products.ts';
import { personOf } from '../content/people/people.ts';
import { teamDetails } from '../content/people/team-details.ts';
import type { Subject } from './subject.ts';

const author = personOf(blogDetails.author);

/** Of the pages in shared/pages.ts that are about one thing. */
export const recordSubjects: Partial<Record<string, Subject>> = {
  '/contact': { type: 'ContactPage' },
  '/signchain': {
    ...{ type: 'SoftwareApplication', name: signing.name, site: site.products.signing },
    category: 'BusinessApplication',
  },
  '/finopcloud': {
    ...{ type: 'SoftwareApplication', name: finops.name, site: site.products.finops },
    category: 'BusinessApplication',
  },
  '/team-details': { type: 'Person', name: teamDetails.hero.heading, role: teamDetails.hero.lead },
  '/blog-details': {
    type: 'BlogPosting',
    headline: blogDetails.hero.heading,
    date: blogDetails.day,
    section: blogDetails.hero.category,
    authors: [{ name: author.name, path: author.to && isLinked(author.to) ? author.to : undefined }],
  },
};
