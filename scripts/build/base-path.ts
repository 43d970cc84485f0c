import type { Url } from 'lightningcss';
import { elementsOf, type PageTree } from '../site/page-tree.ts';
import { rewriteStyles } from './trim-styles.ts';

/** Attributes with one address, and with several, after blanks or commas. */
const single = ['href', 'src', 'action', 'poster', 'data-start'];
const several = ['srcset', 'imagesrcset', 'data-ahead'];

/** Begins an address of this site; two slashes begin that of another host. */
const alone = /^\/(?!\/)/;
const inList = /(?<=^|[\s,])\/(?!\/)/g;

/** Puts the path of the site before the addresses of a page: content and components know them without it. */
export function putPageBelow(basePath: string, page: PageTree): void {
  if (basePath === '') return;
  for (const { attribs } of elementsOf(page))
    for (const [name, value] of Object.entries(attribs)) {
      const key = name.toLowerCase();
      if (single.includes(key)) attribs[name] = value.replace(alone, `${basePath}/`);
      else if (several.includes(key)) attribs[name] = value.replace(inList, `${basePath}/`);
    }
}

/** Puts the path of the site before the addresses in styles. */
export function putStylesBelow(basePath: string, css: string): string {
  if (basePath === '') return css;
  return rewriteStyles(css, [], {
    Url: ({ url, ...place }: Url) => ({ ...place, url: url.replace(alone, `${basePath}/`) }),
  });
}
