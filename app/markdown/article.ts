import { lengthOf, wideSigns } from '../../shared/fit-text.ts';
import { slugOf } from '../../shared/slug.ts';
import { readName } from './article-name.ts';
import { foreignFields } from './foreign-fields.ts';
import { type Field, readFrontMatter } from './front-matter.ts';

/** An article of the blog: one Markdown file, whose name is the last part of its address. */
export interface Article {
  file: string;
  slug: string;
  title: string;
  /** `2026-11-20` */
  date: string;
  /** Slugs of people, at least one. */
  authors: readonly string[];
  category: string;
  /** Each has its own address. */
  tags: readonly string[];
  /** Text for cards and search engines. */
  description: string;
  /** Photograph below content/photographs instead of the drawn cover. */
  photograph: { name: string; alt: string } | undefined;
  /** Readers: all, or its writer alone; one that waits is for all from its day on. */
  state: 'public' | 'waiting' | 'draft';
  /** Markdown, with the file's line numbers. */
  body: string;
}

export interface ArticleContext {
  /** Slugs of all people. */
  people: readonly string[];
  /** A day such as `2026-11-20`: a later article waits. */
  today: string;
  /** Names of all files below content/photographs; not given before these are encoded. */
  photographs?: readonly string[] | undefined;
}

export interface ReadArticle {
  /** Undefined if fields have a fault. */
  article: Article | undefined;
  faults: { line: number; text: string }[];
  body: string;
}

const texts = ['title', 'category', 'description', 'photograph', 'alt'] as const;
const examples = {
  title: '`title: "…"`',
  date: '`date: 2026-11-20`',
  author: '`author: …`, the name of a record of content/people.yaml',
  category: '`category: Business`',
  description: '`description: "…"`, which its card and search engines show',
};
const allowed = ['title', 'date', 'author', 'authors', 'category', 'description', 'tags', 'photograph', 'alt', 'draft'];
const lengths = { title: [20, 60], category: [2, 36], description: [70, 160] } as const;

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** Reads the day in other forms: with a month in words, with slashes, without a zero. */
function guessDay(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(text) ?? [];
  const isNamed = /\p{L}{3}/u.test(text) && /\d{4}/.test(text);
  const time = isNamed ? Date.parse(`${text} UTC`) : Number.NaN;
  const guess = year
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : Number.isNaN(time)
      ? ''
      : new Date(time).toJSON().slice(0, 10);
  return isDay(guess) ? guess : undefined;
}

const inQuotes = (text: string) =>
  text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text.replaceAll('\\', '\\\\')}"`;

function faultOfText(name: string, { value, written, isCut }: Field): string | undefined {
  if (isCut)
    return `\`${name}\` ends before the #, of which YAML makes a remark: put it in quotes: ${name}: ${inQuotes(written)}`;
  if (typeof value === 'string') return;
  return written
    ? `\`${name}\` cannot be read, since its signs have a meaning in YAML: put it in quotes: ${name}: ${inQuotes(written)}`
    : `\`${name}\` is no text: write it on one line, in quotes: ${name}: "…"`;
}

/** The fields of one article, with their values and faults. */
class Fields {
  readonly faults: { line: number; text: string }[] = [];
  readonly #fields: ReadonlyMap<string, Field>;
  /** Reported fields, and fields that another system's field replaces. */
  readonly #reported = new Set<string>();

  constructor(fields: ReadonlyMap<string, Field>) {
    this.#fields = fields;
    for (const [name, { line }] of fields) {
      const foreign = foreignFields.get(name);
      if (foreign?.is && !fields.has(foreign.is)) this.#reported.add(foreign.is);
      if (!allowed.includes(name)) this.faults.push({ line, text: this.#advice(name) });
    }
    for (const name of texts) {
      const field = fields.get(name);
      const fault = field && faultOfText(name, field);
      if (fault) this.report(name, fault);
    }
  }

  #advice(name: string): string {
    const { is, advice } = foreignFields.get(name) ?? {};
    if (!advice) return `no field is called \`${name}\`: ${allowed.join(', ')}`;
    if (is && this.has(is)) return `leave \`${name}\` out: \`${is}\` is there already`;
    const day = is === 'date' ? guessDay(String(this.value(name))) : undefined;
    return day ? `${advice}: date: ${day}` : advice;
  }

  has(name: string): boolean {
    return this.#fields.has(name);
  }

  value(name: string): Field['value'] {
    return this.#fields.get(name)?.value;
  }

  written(name: string): string {
    return this.#fields.get(name)?.written ?? '';
  }

  text(name: string): string {
    const value = this.value(name);
    return typeof value === 'string' && !this.#reported.has(name) ? value : '';
  }

  /** @returns the texts of a list, or a text as a list of one; undefined if it is neither */
  list(name: string): readonly string[] | undefined {
    const value = this.value(name) ?? (this.has(name) ? undefined : []);
    return typeof value === 'string' ? [value].filter(Boolean) : value;
  }

  /** Keeps one fault per field: others would follow from it. */
  report(name: string, text: string): void {
    if (!this.#reported.has(name)) this.faults.push({ line: this.#fields.get(name)?.line ?? 1, text });
    this.#reported.add(name);
  }
}

function checkLengths(fields: Fields): void {
  for (const [name, [least, most]] of Object.entries(lengths)) {
    const text = fields.text(name);
    const length = lengthOf(text);
    if (length === 0 || (length >= least && length <= most)) continue;
    const wide = wideSigns(text) > 0 ? ' (a wide one, as of Chinese or Japanese, counts twice)' : '';
    fields.report(name, `\`${name}\` has ${length} characters${wide}, not ${least} to ${most}`);
  }
}

function readDay(fields: Fields, ofName: string | undefined): string {
  const written = fields.has('date') ? fields.value('date') : (ofName ?? '');
  const day = typeof written === 'string' ? written.replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/, '$1') : '';
  if (isDay(day)) return day;
  const guess = guessDay(day);
  if (written !== '')
    fields.report('date', `\`date\` is not a day such as 2026-11-20${guess ? `: write date: ${guess}` : ''}`);
  return day;
}

function readAuthors(fields: Fields, people: readonly string[]): readonly string[] {
  const name = fields.has('authors') ? 'authors' : 'author';
  if (fields.has('authors') && fields.has('author'))
    fields.report('authors', 'there are `author` and `authors`: keep one');
  const found = fields.list(name);
  const example = name === 'author' ? `author: ${people[0]}` : `authors: [${people.slice(0, 2).join(', ')}]`;
  if (!found || (name === 'author' && Array.isArray(fields.value(name)))) {
    fields.report(name, `\`${name}\` names a record of content/people.yaml: ${example}`);
    return [];
  }
  const known = found.filter((slug) => people.includes(slug));
  const unknown = found.filter((slug) => !people.includes(slug));
  if (unknown.length > 0) {
    const meant = unknown.map((slug) =>
      people.find((one) => one.split('-').includes(slugOf(slug)) || one === slugOf(slug)),
    );
    const advice = meant.every((slug) => slug !== undefined)
      ? `write ${meant.join(', ')}`
      : `there are ${people.join(', ')}; docs/owner/add-a-person.md adds one`;
    fields.report(name, `nobody in people.yaml is called \`${unknown.join('`, `')}\`: ${advice}`);
  }
  if (found.length === 0) fields.report('author', `\`author\` is missing: ${examples.author}`);
  return [...new Set(known)];
}

function readTags(fields: Fields): readonly string[] {
  const tags = fields.value('tags');
  if (fields.has('tags') && tags !== '' && !Array.isArray(tags)) {
    const list = typeof tags === 'string' ? tags.split(/\s*,\s*/).join(', ') : 'Business, Data';
    fields.report('tags', `\`tags\` is a list: tags: [${list}]`);
  }
  const topics = [fields.text('category'), ...(Array.isArray(tags) ? tags : [])];
  for (const [index, topic] of topics.entries())
    if (topic && slugOf(topic) === '')
      fields.report(
        index === 0 ? 'category' : 'tags',
        `\`${topic}\` has no letter or digit of which its address could be made`,
      );
  const byAddress = new Map(
    topics
      .slice(1)
      .toReversed()
      .map((tag) => [slugOf(tag), tag]),
  );
  return [...byAddress.values()].reverse();
}

function checkPhotograph(fields: Fields, photographs: readonly string[] | undefined): void {
  const [name, alt] = [fields.text('photograph'), fields.text('alt')];
  if ((name === '') !== (alt === ''))
    fields.report('photograph', '`photograph` and `alt`, what it shows, belong together');
  else if (name && photographs && !photographs.includes(name))
    fields.report('photograph', `there is no photograph content/photographs/${name}`);
}

/**
 * Reads the fields of an article; its words are read when its page is drawn.
 * @param file its path in the project
 */
export function readArticle(source: string, file: string, { people, today, photographs }: ArticleContext): ReadArticle {
  const { fields: found, faults, isWhole, body } = readFrontMatter(source);
  const fields = new Fields(found);
  const { slug, day, fault } = readName(file);
  if (fault) fields.faults.push({ line: 1, text: fault });
  const date = readDay(fields, day);
  checkLengths(fields);
  const authors = isWhole ? readAuthors(fields, people) : [];
  const tags = readTags(fields);
  checkPhotograph(fields, photographs);
  const draft = fields.has('draft') ? fields.value('draft') : '';
  if (!['', 'true', 'false'].includes(String(draft))) fields.report('draft', '`draft` is true or false');
  for (const [name, example] of Object.entries(examples)) {
    const isThere =
      name === 'date' ? date : name === 'author' ? authors.length > 0 || fields.has('authors') : fields.text(name);
    if (isWhole && !isThere) fields.report(name, `\`${name}\` is missing: ${example}`);
  }
  const all = [...faults, ...fields.faults].sort((one, other) => one.line - other.line);
  if (all.length > 0) return { article: undefined, faults: all, body };
  const article: Article = {
    file,
    slug,
    title: fields.text('title'),
    date,
    authors,
    category: fields.text('category'),
    tags,
    description: fields.text('description'),
    photograph: fields.text('photograph') ? { name: fields.text('photograph'), alt: fields.text('alt') } : undefined,
    state: draft === 'true' ? 'draft' : date > today ? 'waiting' : 'public',
    body,
  };
  return { article, faults: [], body };
}
