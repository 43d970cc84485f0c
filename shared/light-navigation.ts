/**
 * Whether a path has white navigation and logo: the home page, the two product pages, and any path that contains
 * '/services' (unknown paths included; '/service-details' does not contain it).
 */
export function hasLightNavigation(pathname: string): boolean {
  return ['/', '/signchain', '/finopcloud'].includes(pathname) || pathname.includes('/services');
}
