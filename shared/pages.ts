/**
 * Every address of the site, in site-map order. Links are typed with it, so that a link to nowhere does not compile;
 * prerendering, the sitemap and the browser tests walk it.
 */
export const pages = [
  '/',
  '/about',
  '/services',
  '/services/blockchain',
  '/services/generative-ai',
  '/services/web-development',
  '/services/app-development',
  '/services/custom-development',
  '/services/cloud-service',
  '/service-details',
  '/why-choose-us',
  '/signchain',
  '/finopcloud',
  '/home-2',
  '/home-3',
  '/pricing',
  '/portfolio',
  '/portfolio-details',
  '/team',
  '/team-details',
  '/blog',
  '/blog-details',
  '/faq-1',
  '/faq-2',
  '/contact',
  '/login',
  '/signup',
  '/reset-password',
  '/error-404',
] as const;

export type PagePath = (typeof pages)[number];

/** An internal link: a page, or a place on one. */
export type PageLink = PagePath | `${PagePath}#${string}` | `#${string}`;

/**
 * White navigation and logo: the home page, the two product pages, and any path that contains '/services'
 * (unknown paths included; '/service-details' does not contain it).
 */
export function hasLightNavigation(pathname: string): boolean {
  return ['/', '/signchain', '/finopcloud'].includes(pathname) || pathname.includes('/services');
}
