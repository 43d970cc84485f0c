import { site } from '../../shared/site.ts';

export interface PageMeta {
  title: string;
  description: string;
  /** Canonical path; left out for pages that search engines shall not list (they get `noindex`). */
  path?: string | undefined;
}

/**
 * All meta tags of a page.
 * @param origin public origin of the site, without a slash at the end
 */
export function buildMeta({ title, description, path }: PageMeta, origin: string) {
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
