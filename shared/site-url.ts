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
export const siteUrlAdvice = 'has to be an address without a path, such as https://www.company.com';

/**
 * `https://WWW.Company.com:443/` -> `https://www.company.com`; names in other scripts become ASCII, as browsers send them.
 * @returns undefined if it is not an http(s) origin
 */
export function readOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const { origin, username, password, pathname, search, hash } = url;
  return pathname === '/' && username + password + search + hash === '' ? origin : undefined;
}

/**
 * `SITE_URL`, the public origin, as the build reads it; the server reads it by the same rule.
 * @returns an origin without a slash at the end
 * @throws when the value is not an http(s) origin
 */
export function parseSiteUrl(value: string | undefined): string {
  const text = value?.trim() || defaultSiteUrl;
  const origin = readOrigin(text);
  if (origin === undefined) throw new Error(`SITE_URL ${siteUrlAdvice}, not '${text}'`);
  return origin;
}
