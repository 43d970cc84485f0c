import type { Redirect } from '../../shared/redirects.ts';

/** A redirect as a line of `_redirects`, which some hosts read. */
export function splatted({ from, to, status }: Redirect, siteUrl: string): string {
  // The rest of an address may begin with a slash, and `//host` would be another site.
  const target = to.startsWith('/*') ? siteUrl + to : to;
  return [encodeURI(from), encodeURI(target).replace('*', ':splat'), status].join(' ');
}
