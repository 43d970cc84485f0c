const defaultSiteUrl = 'http://localhost:3000';

/**
 * `SITE_URL`, the public origin, as the build and the server read it.
 * @returns an origin without a slash at the end
 * @throws when the value is not an http(s) origin
 */
export function parseSiteUrl(value: string | undefined): string {
  const text = value?.trim() || defaultSiteUrl;
  const origin = /^(https?:\/\/[^\s/?#@]+)\/?$/i.exec(text)?.[1];
  if (!origin) throw new Error(`SITE_URL must be an origin such as https://www.example.com, not '${text}'`);
  return origin.toLowerCase();
}
