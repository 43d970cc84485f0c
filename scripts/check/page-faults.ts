import { descriptionLength, lengthOf, titleLength } from '../../shared/fit-text.ts';
import type { PageText } from './page-text.ts';

/** Words from which a sentence may be on one page only. */
const sharedWords = 8;

/**
 * Compares all pages and lists the faults that an editor should mend, one line each.
 * @param addresses every address of the site map, and every file a page may link; a page may not be built yet
 */
export function checkPages(pages: readonly PageText[], addresses: readonly string[]): string[] {
  return [
    ...pages.flatMap(checkWords),
    ...checkHeads(pages),
    ...checkLinks(pages, addresses),
    ...pages.flatMap(checkLinkNames),
    ...checkSentences(pages),
  ];
}

function checkWords({ path, text, namelessPictures, runTogether }: PageText): string[] {
  const faults = namelessPictures.map((tag) => `${path}: picture without alternative text: ${tag.slice(0, 120)}`);
  for (const words of new Set(runTogether)) faults.push(`${path}: words run together without styles: ${words}`);
  if (/lorem ipsum/i.test(text)) faults.push(`${path}: filler text`);
  const brace = /.{0,30}[{}].{0,30}/.exec(text);
  if (brace) faults.push(`${path}: a brace in visible text: ${brace[0]}`);
  return faults;
}

function checkHeads(pages: readonly PageText[]): string[] {
  const heads = [
    { what: 'title', length: titleLength },
    { what: 'description', length: descriptionLength },
  ] as const;
  return heads.flatMap(({ what, length }) => {
    const owners = new Map<string, string>();
    return pages
      .filter(({ listed }) => listed)
      .flatMap((page) => {
        const text = page[what];
        const faults: string[] = [];
        const long = lengthOf(text);
        if (long < length.from || long > length.to)
          faults.push(`${page.path}: ${what} has ${long} characters, not ${length.from} to ${length.to}: ${text}`);
        const owner = owners.get(text);
        if (owner) faults.push(`${page.path}: same ${what} as ${owner}`);
        owners.set(text, page.path);
        return faults;
      });
  });
}

function checkLinks(pages: readonly PageText[], addresses: readonly string[]): string[] {
  const built = new Map(pages.map((page) => [page.path, page]));
  return pages.flatMap((page) =>
    page.links
      .filter(({ href }) => /^[/#]/.test(href))
      .flatMap(({ href }) => {
        const [address = '', fragment = ''] = href.split('#');
        const target = address ? built.get(address) : page;
        if (address && !target && !addresses.includes(address)) return [`${page.path}: link to nowhere: ${href}`];
        if (fragment && target && !target.ids.has(fragment)) return [`${page.path}: no such place: ${href}`];
        return [];
      }),
  );
}

/** Lists of links, in screen readers and search engines, show only their names. */
function checkLinkNames({ path, links }: PageText): string[] {
  const targets = Map.groupBy(links, ({ name }) => name.toLowerCase());
  return [...targets].flatMap(([name, called]) => {
    const hrefs = [...new Set(called.map(({ href }) => href))];
    if (name === '') return hrefs.map((href) => `${path}: link without a name: ${href}`);
    return hrefs.length > 1 ? [`${path}: links called "${name}" lead to ${hrefs.join(' and ')}`] : [];
  });
}

function checkSentences(pages: readonly PageText[]): string[] {
  const owners = new Map<string, string>();
  return pages
    .filter(({ listed }) => listed)
    .flatMap(({ path, blocks }) =>
      blocks
        .flatMap((block) => block.split(/(?<=[.!?])\s+/))
        .filter((sentence) => sentence.split(' ').length > sharedWords)
        .flatMap((sentence) => {
          const owner = owners.get(sentence);
          if (owner && owner !== path) return [`${path}: sentence of ${owner}: ${sentence}`];
          owners.set(sentence, path);
          return [];
        }),
    );
}
