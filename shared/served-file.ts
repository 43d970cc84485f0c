/** The built files as visitors get them: their addresses, types and caching, on our server and on any other host. */
import { lookup } from 'mrmime';
import { failedPath, ownerActionPath, refusedPath } from './contact-message.ts';

export const notFoundPath = '/404.html';
export const notFoundLightPath = '/404-light.html';
/** Files for programs, not sent to visitors. */
export const withheld = [notFoundPath, notFoundLightPath, '/404', refusedPath, failedPath, ownerActionPath];

/**
 * `about/index.html` -> `/about`; undefined for files outside the site.
 * @param name of a file in the built folder, with slashes
 */
export function addressOfFile(name: string): string | undefined {
  const path = `/${name}`;
  const isHidden = path.replace(/^\/\.well-known\//, '/').includes('/.');
  if (isHidden || /^\/_[a-z]+$/.test(path) || /\.(?:br|gz)$/.test(path)) return undefined;
  return path === '/index.html' ? '/' : path.replace(/\/index\.html$/, '');
}

/** Types that browsers expect and the registry lacks. */
const ownTypes: Record<string, string> = {
  ico: 'image/x-icon',
  speculationrules: 'application/speculationrules+json',
  xml: 'application/xml',
};

/**
 * Media type of a file. Text is in UTF-8, which browsers would guess.
 * @param file its name, or its ending with the dot
 */
export function typeOf(file: string): string {
  const [, ending = ''] = /\.([^./]+)$/.exec(file.toLowerCase()) ?? [];
  const type = ownTypes[ending] ?? lookup(ending) ?? 'application/octet-stream';
  return /^text\/|\/(?:json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Names below it carry a hash of their content. */
export const assetsPath = '/assets/';
export const cacheForever = 'public, max-age=31536000, immutable';
export const cacheChecked = 'public, max-age=0, must-revalidate';
