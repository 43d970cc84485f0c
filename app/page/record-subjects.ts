import { isLinked } from '../../shared/pages.ts';
import { blogDetails } from '../content/blog/blog-details.ts';
import { personOf } from '../content/people/people.ts';
import { teamDetails } from '../content/people/team-details.ts';
import { serviceDetails } from '../content/service-details.ts';
import type { Subject } from './subject.ts';

const author = personOf(blogDetails.author);

/** Of the pages in shared/pages.ts that are about one thing. */
export const recordSubjects: Partial<Record<string, Subject>> = {
  '/service-details': { type: 'Service', name: serviceDetails.hero.here },
  '/team-details': { type: 'Person', name: teamDetails.hero.heading, role: teamDetails.hero.lead },
  '/blog-details': {
    type: 'BlogPosting',
    headline: blogDetails.hero.heading,
    date: blogDetails.day,
    section: blogDetails.hero.category,
    authors: [{ name: author.name, path: author.to && isLinked(author.to) ? author.to : undefined }],
  },
};
