import { isShown } from '../../app/load/fields.ts';
import { type Source, Written } from '../../app/load/source.ts';
import { site } from '../../shared/site.ts';
import type { PageText } from './page-text.ts';

type Group = Readonly<Record<string, unknown>>;

function nameOf(sample: Group): string {
  const wordsOf = (field: string) => (sample[field] instanceof Written ? sample[field].words : undefined);
  const name = ['name', 'title', 'author', 'figure', 'heading'].map(wordsOf).find((words) => words !== undefined);
  return [name, wordsOf('label')].filter((words) => words !== undefined).join(' ');
}

function samplesIn(value: unknown): Group[] {
  if (typeof value !== 'object' || value === null || value instanceof Written || !isShown(value)) return [];
  const { sample } = value as Group;
  const own = sample instanceof Written && sample.value === true ? [value as Group] : [];
  return [...own, ...Object.values(value).flatMap(samplesIn)];
}

/** Records that say `sample: true`, a line each: `content/people.yaml:4: Asha Mehra`. */
export const listSamples = (files: readonly Source[]): string[] =>
  files.flatMap(({ data }) =>
    samplesIn(data).map((each) => {
      const { file, line } = each.sample as Written;
      return `${file}:${line}: ${nameOf(each) || 'all of it'}`;
    }),
  );

/** Domains without an owner (RFC 2606 and 6761), and phone numbers reserved for fiction. */
const reserved = /(?:^|[/.@])(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?:[/?#:]|$)/;
const fictional = /\b555[ .-]01\d{2}\b/;

/**
 * Traces of the sample's company on the built pages, each with the pages that show it.
 * @param name of that company
 */
export function findTraces(pages: readonly (PageText & { html: string })[], name: string): string[] {
  const traces = new Map<string, string[]>();
  const settings = JSON.stringify(site);
  const placeOf = (trace: string) => (settings.includes(trace.replace(/^mailto:/, '')) ? ', in content/site.yaml' : '');
  const note = (trace: string, path: string) => traces.set(trace, [...(traces.get(trace) ?? []), path]);
  for (const { path, html, text, links } of pages) {
    if (html.includes(name)) note(`the name ${name}`, path);
    for (const link of new Set(links.map(({ href }) => href)))
      if (reserved.test(link)) note(`${link}, a domain reserved for examples${placeOf(link)}`, path);
    const [number] = fictional.exec(text) ?? [];
    if (number) note(`${number}, a number reserved for fiction${placeOf(number)}`, path);
  }
  return [...traces].map(([trace, [first = '', ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more pages` : '';
    return `${trace}: ${first}${more}`;
  });
}

/** Pages without a link from another page: visitors would not find them. */
export function findOrphans(pages: readonly PageText[]): string[] {
  const linked = new Set(
    pages.flatMap(({ path, links }) => links.map(({ href }) => href.split('#')[0]).filter((href) => href !== path)),
  );
  return pages
    .filter(({ path, listed }) => listed && !linked.has(path))
    .map(({ path }) => `${path}: no other page links to it`);
}
