import { basename } from 'node:path/posix';
import { lengthOf } from '../../shared/fit-text.ts';
import { slugOf } from '../../shared/slug.ts';
import { readFrontMatter } from './front-matter.ts';
import { SourceFault } from './source-fault.ts';

/** An article of the blog: one Markdown file, whose name is the last part of its address. */
export interface Article {
  file: string;
  slug: string;
  title: string;
  /** As `2026-11-20`. */
  date: string;
  /** Slug of a person. */
  author: string;
  category: string;
  tags: readonly string[];
  /** On its card, and for search engines. */
  description: string;
  /** A photograph in place of the drawn cover, below app/photographs. */
  photograph: { name: string; alt: string } | undefined;
  isDraft: boolean;
  /** To read it, at 220 words a minute. */
  minutes: number;
  /** Markdown; its lines count as in the file. */
  body: string;
}

const wordsPerMinute = 220;
const needed = ['title', 'date', 'author', 'category', 'description'] as const;
const optional = ['tags', 'photograph', 'alt', 'draft'] as const;
const allowed: readonly string[] = [...needed, ...optional];
const lengths = { title: [20, 60], category: [2, 36], description: [70, 160] } as const;

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/**
 * Reads the fields of an article; its words are read when its page is drawn.
 * @param file its path in the project
 * @param authors slugs of all people
 * @param photographs names of all files below app/photographs; not asked for before these are encoded
 * @throws SourceFault that lists every wrong field with its line
 */
export function readArticle(
  source: string,
  file: string,
  authors: readonly string[],
  photographs?: readonly string[],
): Article {
  const { fields, body } = readFrontMatter(source, file);
  const faults: { line: number; text: string }[] = [];
  const text = (name: string) => {
    const value = fields.get(name)?.value ?? '';
    return typeof value === 'string' ? value : '';
  };
  const check = (name: string, holds: boolean, fault: string) => {
    if (!holds) faults.push({ line: fields.get(name)?.line ?? 1, text: fault });
  };

  const slug = basename(file, '.md');
  check(
    '',
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug),
    'the name of the file is its address: small letters, digits, single hyphens',
  );
  for (const [name, { line }] of fields)
    if (!allowed.includes(name)) faults.push({ line, text: `no field is called \`${name}\`: ${allowed.join(', ')}` });
  for (const name of needed) check(name, text(name) !== '', `\`${name}\` is missing`);
  for (const [name, [least, most]] of Object.entries(lengths)) {
    const length = lengthOf(text(name));
    check(
      name,
      length === 0 || (length >= least && length <= most),
      `\`${name}\` has ${length} characters, not ${least} to ${most}`,
    );
  }
  check('date', text('date') === '' || isDate(text('date')), '`date` is not a day such as 2026-11-20');
  check(
    'author',
    text('author') === '' || authors.includes(text('author')),
    `nobody in people.ts is called \`${text('author')}\``,
  );
  check('draft', ['', 'true', 'false'].includes(text('draft')), '`draft` is true or false');
  check(
    'photograph',
    (text('photograph') === '') === (text('alt') === ''),
    '`photograph` and `alt`, what it shows, belong together',
  );
  check(
    'photograph',
    text('photograph') === '' || photographs === undefined || photographs.includes(text('photograph')),
    `there is no photograph app/photographs/${text('photograph')}`,
  );
  const tags = fields.get('tags')?.value ?? [];
  check('tags', Array.isArray(tags), '`tags` is a list: [Business, Data]');
  for (const [name, topics] of [
    ['category', [text('category')].filter(Boolean)],
    ['tags', [tags].flat()],
  ] as const)
    for (const topic of topics)
      check(name, slugOf(topic) !== '', `\`${topic}\` has no letter or digit of which its address could be made`);
  if (faults.length > 0)
    throw new SourceFault(
      file,
      faults.sort((one, other) => one.line - other.line),
    );

  return {
    file,
    slug,
    title: text('title'),
    date: text('date'),
    author: text('author'),
    category: text('category'),
    tags: Array.isArray(tags) ? tags : [],
    description: text('description'),
    photograph: text('photograph') ? { name: text('photograph'), alt: text('alt') } : undefined,
    isDraft: text('draft') === 'true',
    minutes: Math.max(1, Math.round((body.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) / wordsPerMinute)),
    body,
  };
}
