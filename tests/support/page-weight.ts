import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { formScripts } from '../../scripts/site/form-scripts.ts';
import { elementsOf, parsePage } from '../../scripts/site/page-tree.ts';

/** Transferred bytes (brotli if the build made it), by page. */
export interface PageWeight {
  page: string;
  /** The document with its stylesheet. */
  document: number;
  fonts: number;
  /** Pictures of the page; menus load theirs only when opened. */
  pictures: number;
  scriptBefore: number;
  /** Scripts that come with the first use of a first page: the enhancements, and those of its forms. */
  scriptAfter: number;
  /** Scripts that this page adds to another first page. */
  scriptOwn: number;
}

/**
 * Budgets in bytes for any page, also a new one: the heaviest there is, and some room. Allowed growth of a measured
 * page: weight-growth.ts.
 */
export const budgets: Record<keyof Omit<PageWeight, 'page' | 'pictures'> | 'before' | 'total', number> = {
  scriptBefore: 1_500,
  scriptAfter: 12_000,
  scriptOwn: 5_500,
  document: 26_000,
  fonts: 32_000,
  before: 115_000,
  total: 121_000,
};

/** Weighs every prerendered page of a build folder. */
export function weighPages(client: string): PageWeight[] {
  const pages = globSync('**/*.html', { cwd: client })
    .sort()
    .map((file) => {
      const html = readFileSync(join(client, file), 'utf8');
      const tree = parsePage(html);
      const { src: loader = '', 'data-start': start } =
        elementsOf(tree).find(({ attribs }) => attribs['data-start'])?.attribs ?? {};
      const main = elementsOf(tree).filter(({ name }) => name === 'main');
      const pictures = DomUtils.getElementsByTagName('img', main).flatMap(({ attribs }) => attribs.src ?? []);
      return { file, html, pictures, loader, scripts: start ? [start, ...formScripts(client, tree)] : [] };
    });
  const everywhere = pages
    .filter(({ scripts }) => scripts.length > 0)
    .map(({ scripts }) => new Set(scripts))
    .reduce((common, scripts) => common.intersection(scripts));

  return pages.map(({ file, html, pictures, loader, scripts }) => {
    // Prefetched fonts, and the face of code if the styles have it; the others are for letters that no page has.
    const fonts = [
      ...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g),
      ...html.matchAll(/@font-face\{(?![^}]*unicode-range)[^}]*url\(([^)]+)\)/g),
    ].map(([, address = '']) => address);
    const weigh = (addresses: Iterable<string>) =>
      [...new Set(addresses)].reduce((sum, address) => sum + sizeOf(join(client, address)), 0);
    return {
      page: `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`,
      document: sizeOf(join(client, file)),
      fonts: weigh(fonts),
      pictures: weigh(pictures),
      scriptBefore: loader ? weigh([loader]) : 0,
      scriptAfter: weigh(scripts),
      scriptOwn: weigh(scripts.filter((script) => !everywhere.has(script))),
    };
  });
}

/** The budgets a page exceeds, in words. */
export function brokenBudgets(weight: PageWeight): string[] {
  const before = weight.document + weight.fonts + weight.pictures + weight.scriptBefore;
  const figures = { ...weight, before, total: before + weight.scriptAfter };
  return Object.entries(budgets).flatMap(([name, budget]) => {
    const bytes = figures[name as keyof typeof budgets];
    return bytes > budget ? [`${weight.page}: ${name} is ${bytes} bytes, the budget is ${budget}`] : [];
  });
}

function sizeOf(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
