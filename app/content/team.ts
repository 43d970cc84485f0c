import type { BreadcrumbHeroProps } from '../sections/hero/breadcrumb-hero.tsx';
import type { TeamGridProps } from '../sections/people/team-grid.tsx';
import { people } from './people.ts';

/** /team */
export const team = {
  meta: {
    title: 'Our Team: eight people you can ask | Solvane',
    description:
      'The eight people who design, build and check what Solvane delivers: management, AI, blockchain, cloud, design and quality.',
  },
  hero: {
    above: [{ label: 'Home', to: '/' }],
    here: 'Our Team',
    heading: 'Our Team',
    lead: 'Eight people design, build and check what we deliver. Each of them can be asked about the part they are responsible for.',
  } satisfies BreadcrumbHeroProps,
  grid: {
    members: Object.values(people),
    join: {
      link: { label: 'Join our team', to: '/team' },
      text: 'There is no list of open roles here. Write to us and say what you would want to build, and with whom.',
      second: { label: 'Write to us', to: '/contact' },
    },
  } satisfies TeamGridProps,
};
