import type { MaybeSample } from '../../shared/sample.ts';
import { site } from '../../shared/site.ts';
import type { PageText } from './page-text.ts';

/** What the content of one file exports. */
export interface ContentFile {
  file: string;
  source: string;
  content: unknown;
}

const names = ['name', 'title', 'author', 'figure', 'heading'] as const;

const isSample = (value: object): value is MaybeSample => 'sample' in value && value.sample === true;

function nameOf(sample: object): string {
  const name = names
    .map((key) => (sample as Partial<Record<string, unknown>>)[key])
    .find((value) => typeof value === 'string');
  const { label } = sample as { label?: unknown };
  return [name, label].filter((each) => typeof each === 'string').join(' ');
}

function samplesIn(value: unknown, known: Set<object>): MaybeSample[] {
  if (typeof value !== 'object' || value === null || known.has(value)) return [];
  known.add(value);
  return [...(isSample(value) ? [value] : []), ...Object.values(value).flatMap((each) => samplesIn(each, known))];
}

/**
 * Records that say `sample: true`, one line each with the file they stand in. A record that several files show is listed once.
 */
export function listSamples(files: readonly ContentFile[]): string[] {
  const found = new Map<object, string[]>();
  for (const { file, content } of files)
    for (const sample of samplesIn(content, new Set())) found.set(sample, [...(found.get(sample) ?? []), file]);
  const sourceOf = new Map(files.map(({ file, source }) => [file, source]));
  return [...found]
    .map(([sample, owners]) => {
      // The first word tells where it is written; other files only pass it on.
      const [word = ''] = nameOf(sample).split(' ');
      const file = owners.find(
        (each) => /sample: true/.test(sourceOf.get(each) ?? '') && sourceOf.get(each)?.includes(word),
      );
      return `${file ?? owners[0]}: ${nameOf(sample) || 'all of it'}`;
    })
    .sort();
}

/** Domains that nobody can own (RFC 2606 and 6761), and numbers kept free for fiction. */
const reserved = /(?:^|[/.@])(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?:[/?#:]|$)/;
const fictional = /\b555[ .-]01\d{2}\b/;

/**
 * What the built pages still have of the company that the site came with, each with the pages that show it.
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
      if (reserved.test(link)) note(`${link}, a domain kept free for examples${placeOf(link)}`, path);
    const [number] = fictional.exec(text) ?? [];
    if (number) note(`${number}, a number kept free for fiction${placeOf(number)}`, path);
  }
  return [...traces].map(([trace, [first = '', ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more pages` : '';
    return `${trace}: ${first}${more}`;
  });
}

/** Pages that no other page links to: nobody would ever see them. */
export function findOrphans(pages: readonly PageText[]): string[] {
  const linked = new Set(
    pages.flatMap(({ path, links }) => links.map(({ href }) => href.split('#')[0]).filter((href) => href !== path)),
  );
  return pages
    .filter(({ path, listed }) => listed && !linked.has(path))
    .map(({ path }) => `${path}: no other page links to it`);
}
