import { onlyLinked } from '../../shared/pages.ts';
import type { NotFoundHeroProps } from '../sections/hero/not-found-hero.tsx';

/** /error-404 and every unknown path. */
export const notFound = {
  page: {
    code: '404',
    heading: 'The page you are looking for cannot be found',
    text: 'The address may be mistyped, or an old link may have led you here.',
    action: { label: 'Go to homepage', to: '/' },
    links: onlyLinked([
      { label: 'Services', to: '/services' },
      { label: 'Blog', to: '/blog' },
      { label: 'Contact', to: '/contact' },
    ]),
  } satisfies NotFoundHeroProps,
};
