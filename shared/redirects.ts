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

/** Path of a request as text; the path itself where its signs of per cent are wrong. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The address without what files and slips add: `/about/`, `//about`, `/about.html`, `/about/index.html`. */
const toPageAddress = (address: string) =>
  address
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/(?:\/index)?\.html$/, '') || '/';

/**
 * Finds where an unknown address leads: by the list, or to the page that is meant. Only a redirect of the list names
 * another host; `//host/` and `/\host/` are none.
 * @param address a decoded path
 */
export function leadOn(
  redirects: readonly Redirect[],
  address: string,
  isPage: (address: string) => boolean,
): Pick<Redirect, 'to' | 'status'> | undefined {
  const found = findRedirect(redirects, address) ?? findRedirect(redirects, address.replace(/\/+$/, ''));
  if (found) return found;
  const meant = toPageAddress(address);
  return isPage(meant) ? { to: meant, status: 301 } : undefined;
}
