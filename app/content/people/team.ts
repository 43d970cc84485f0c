import type { BreadcrumbHeroProps } from '../../blocks/breadcrumb-hero/view.tsx';
import type { WayOnProps } from '../../blocks/way-on/view.tsx';
import type { TeamGridProps } from '../../sections/people/team-grid.tsx';
import { atHour } from '../hours.ts';
import { people } from './people.ts';

/** /team */
export const team = {
  hero: {
    above: [{ label: 'Home', to: '/' }],
    here: 'Our Team',
    illustration: atHour('/team'),
    heading: 'Our Team',
    lead: 'Eight people design, build and check what we deliver. Each of them can be asked about the part they are responsible for.',
  } satisfies BreadcrumbHeroProps,
  grid: {
    members: Object.values(people),
    profile: 'Profile',
    join: {
      action: { label: 'Join our team', to: '/team' },
      text: 'There is no list of open roles here. Write to us and say what you would want to build, and with whom.',
      link: { label: 'Write to us', to: '/contact' },
    },
  } satisfies TeamGridProps,
  wayOn: {
    text: 'Say what you are building, and whoever of us knows it best will answer.',
    action: { label: 'Introduce your project', to: '/contact' },
  } satisfies WayOnProps,
};
