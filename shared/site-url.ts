/** Used part of the WHATWG class: this folder is compiled without the types of browsers and of Node. */
interface Address {
  origin: string;
  protocol: string;
  username: string;
  password: string;
  pathname: string;
  search: string;
  hash: string;
}
const { URL } = globalThis as unknown as { URL: { parse(text: string): Address | null } };

export const defaultSiteUrl = 'http://localhost:3000';
export const siteUrlAdvice =
  'has to be an address such as https://www.company.com, or https://www.company.com/site for a site below a path: letters a to z, digits and -._~';

/** A path that needs no escape in HTML, styles, patterns and headers. */
const plainPath = /^(?:\/[\w.~-]+)*$/;

/**
 * `https://WWW.Company.com:443/site/` -> `https://www.company.com/site`; names in other scripts become ASCII, as browsers send
 * them.
 * @returns undefined if it is not an http(s) address of a host, or of a plain path there
 */
export function readSiteUrl(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const { origin, username, password, pathname, search, hash } = url;
  const path = pathname.replace(/\/$/, '');
  return plainPath.test(path) && username + password + search + hash === '' ? origin + path : undefined;
}

/**
 * `SITE_URL`, the public address, as the build reads it; the server reads it by the same rule.
 * @returns an address without a slash at the end
 * @throws when the value is not an http(s) address of a host or of a plain path
 */
export function parseSiteUrl(value: string | undefined): string {
  const text = value?.trim() || defaultSiteUrl;
  const siteUrl = readSiteUrl(text);
  if (siteUrl === undefined) throw new Error(`SITE_URL ${siteUrlAdvice}, not '${text}'`);
  return siteUrl;
}

/** The path that all addresses of a site begin with: `/site`; empty for a site with a host of its own. */
export const basePathOf = (siteUrl: string): string => siteUrl.replace(/^https?:\/\/[^/]*/, '');

/** Stands for an address outside a site's path: no page and no file has a hidden one. */
const unknownAddress = '/.outside';

/**
 * `/site/about` -> `/about`, and `/site` -> `//`: a slip that leads to the home page, `/site/`.
 * @param address a path, and a query if there is one
 */
export function takeBasePath(basePath: string, address: string): string {
  if (!address.startsWith(basePath)) return unknownAddress;
  const rest = address.slice(basePath.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `//${rest}` : unknownAddress;
}
