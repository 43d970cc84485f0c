import type { WayOnProps } from '../../blocks/way-on/view.tsx';
import type { ProfileProps } from '../../sections/people/profile.tsx';

/** What all profiles have beside their own words. */
export const profile = {
  above: [
    { label: 'Home', to: '/' },
    { label: 'Our Team', to: '/team' },
  ] as const,
  socials: (name: string) => `Find ${name.split(' ')[0]} elsewhere`,
  action: { label: 'Contact Us', to: '/contact' } satisfies ProfileProps['action'],
  wayOn: {
    text: 'Bring a decision you have to make. Somebody above has made it.',
    action: { label: 'Bring the decision', to: '/contact' },
  } satisfies WayOnProps,
  colleagues: {
    heading: 'Others you may meet',
    action: { label: 'See the whole team', to: '/team' } as const,
    count: 4,
  },
};
