/** A former address of the site, and where it leads now. */
export interface Redirect {
  /** A path; with `*` at its end, every path that begins with it. */
  from: string;
  /** A page of this site or an address of another one. A `*` stands for the rest of the path. */
  to: string;
  status: 301 | 302;
}

/**
 * Finds where a path leads; the first redirect of the list counts. Never another host, unless the redirect names it.
 * @param path decoded
 */
export function findRedirect(
  redirects: readonly Redirect[],
  path: string,
): Pick<Redirect, 'to' | 'status'> | undefined {
  for (const { from, to, status } of redirects) {
    const start = from.replace(/\*$/, '');
    if (start === from ? path !== from : !path.startsWith(start)) continue;
    const target = to.replace('*', () => path.slice(start.length));
    // `//host` would be an address of another site.
    return { to: to.startsWith('/') ? target.replace(/^[/\\]+/, '/') : target, status };
  }
  return undefined;
}
