import type { z } from 'zod';
import { fitDescription, fitTitle, pageTitle } from '../../shared/fit-text.ts';
import type { PageLink } from '../../shared/pages.ts';
import { site } from '../../shared/site.ts';
import { schemas } from './blocks.ts';
import { check } from './describe.ts';
import { type Fault, suggest } from './faults.ts';
import { isShown, type Shown } from './fields.ts';
import type { page } from './page.ts';
import { type Path, type Source, Written } from './source.ts';

export interface Block {
  /** Its folder below app/blocks. */
  block: string;
  id?: string | undefined;
  /** Fields in the form of the block's schema. */
  [field: string]: unknown;
}

type Head = Pick<z.output<typeof page>, 'name' | 'title' | 'description' | 'above' | 'layout' | 'unlisted' | 'blocks'>;

/** A page that is made of blocks, with its head. */
export interface BlockPage {
  path: `/${string}`;
  /** Its file, in the project. */
  file: string;
  name: string;
  title: string;
  description: string;
  above: readonly { label: string; to: PageLink }[];
  layout: 'site' | 'outside';
  unlisted: boolean;
  blocks: readonly Block[];
}

type Note = (...faults: Fault[]) => void;

/** Titles with the company's name get no further text. */
export const titleOf = (forms: readonly string[]) =>
  forms[0]?.includes(site.name) ? fitTitle(...forms) : pageTitle(...forms);

export interface PageContext {
  note: Note;
  /** Pages of a breadcrumb, if the page does not list them. */
  aboveOf: (path: string) => BlockPage['above'];
  /** Reads something with facts and numbers of its own beside those of the site. */
  withFacts: <Result>(
    facts: Readonly<Record<string, string>>,
    counts: Readonly<Record<string, number>>,
    read: () => Result,
  ) => Result;
}

function readBlock(source: Source, data: unknown, above: Path, { note, withFacts }: PageContext): Block[] {
  const { block, ...fields } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const name = block instanceof Written ? block.words : undefined;
  const schema = name === undefined ? undefined : schemas[name];
  if (name === undefined || !schema) {
    const what = name === undefined ? 'a block begins with `- block:` and its name' : `no block is called \`${name}\``;
    const text = `${what}. ${suggest(name ?? '', Object.keys(schemas))}`;
    note({ file: source.file, line: source.lineOf(above, 'block'), text });
    return [];
  }
  const items = Array.isArray(fields.items) ? fields.items.filter(isShown) : [];
  const counts = 'items' in schema.shape ? { 'items.count': items.length } : {};
  const parsed = withFacts({}, counts, () => check(schema, source, note, { data: fields, above }));
  if (!parsed) return [];
  const { when, without, ...rest } = parsed as Shown;
  return isShown({ when, without }) ? [{ block: name, ...rest }] : [];
}

/** Blocks without a heading cannot open a page: it would have no name. */
const opens = ({ heading }: Block) => typeof heading === 'string';

function findTwice(source: Source, blocks: readonly unknown[], note: Note): void {
  const seen = new Map<string, number>();
  for (const [index, block] of blocks.entries()) {
    const id = (block as { id?: unknown } | undefined)?.id;
    if (!(id instanceof Written)) continue;
    const line = source.lineOf(['blocks', index], 'id');
    const first = seen.get(id.words);
    if (first === undefined) seen.set(id.words, line);
    else
      note({
        file: source.file,
        line,
        text: `\`id: ${id.words}\` is at line ${first}, too: each is used once on a page`,
      });
  }
}

/** The blocks of a file, in their order. */
export function readBlocks(source: Source, surroundings: PageContext): Block[] {
  const { note } = surroundings;
  const data = (source.data as { blocks?: unknown }).blocks;
  const listed: readonly unknown[] = Array.isArray(data) ? data : [];
  const blocks = listed.flatMap((each, index) => readBlock(source, each, ['blocks', index], surroundings));
  findTwice(source, listed, note);
  const [first] = blocks;
  const openers = () => Object.keys(schemas).filter((name) => schemas[name] && 'heading' in schemas[name].shape);
  if (first && blocks.length === listed.length && !opens(first))
    note({
      file: source.file,
      line: source.lineOf(['blocks', 0]),
      text: `\`${first.block}\` has no heading, so it cannot be the first block of a page. ${suggest('', openers())}`,
    });
  return blocks;
}

/** A file that is a page. */
export function readPage<Schema extends z.ZodType<Head>>(
  schema: Schema,
  source: Source,
  path: `/${string}`,
  surroundings: PageContext,
): (Omit<z.output<Schema>, keyof BlockPage> & BlockPage) | undefined {
  const parsed = check(schema, source, surroundings.note);
  const blocks = readBlocks(source, surroundings);
  if (!parsed) return undefined;
  return {
    ...parsed,
    path,
    file: source.file,
    title: titleOf(parsed.title),
    description: fitDescription(...parsed.description),
    above: parsed.above ?? surroundings.aboveOf(path),
    blocks,
  };
}
