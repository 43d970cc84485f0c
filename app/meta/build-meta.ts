import { site } from '../../shared/site.ts';

export interface PageMeta {
  /** 30 to 60 characters, different on every page. */
  title: string;
  /** 70 to 160 characters, different on every page. */
  description: string;
}

/** Public origin of the site, without a slash at the end; fixed at build time by `SITE_URL`. */
const origin: string = import.meta.env.SITE_URL;

/**
 * All meta tags of a page.
 * @param path canonical path; left out for pages that search engines shall not list (they get `noindex`)
 */
export function buildMeta({ title, description }: PageMeta, path?: `/${string}`) {
  const base = [{ title }, { name: 'description', content: description }];
  if (path === undefined) return [...base, { name: 'robots', content: 'noindex' }];
  const url = origin + (path === '/' ? '/' : path);
  return [
    ...base,
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { name: 'twitter:card', content: 'summary' },
  ];
}
