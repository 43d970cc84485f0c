/** Explains issues of zod to people: place, fault and solution. */
import type { z } from 'zod';
import { type Fault, findNearest, suggest } from './faults.ts';
import { listFields } from './schema-fields.ts';
import { type Path, type Source, Written } from './source.ts';

type Issue = z.core.$ZodIssue;

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: '`true` or `false`',
  array: 'a list, each item behind "- "',
  object: 'a group of fields, one a line and further to the right',
  record: 'a group of records, each with a name and a colon',
};

function tellWanted(issue: Issue): string {
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map((value) => `\`${String(value)}\``).join(', ')}`;
  return issue.message;
}

function tellKind(value: unknown): string {
  if (value instanceof Written) return `\`${value.words}\``;
  return Array.isArray(value) ? 'a list' : 'a group of fields';
}

/** Explains two slips in numbers that are written as spoken. */
function tellNumber(words: string): string {
  if (/^\d+,\d+$/.test(words)) return `. A point stands before decimals: ${words.replace(',', '.')}`;
  const digits = words.replace(/[^\d.]/g, '');
  return /\d/.test(words) ? `. Without signs: ${digits}` : '';
}

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], data);

/** The field that a path ends in, for a sentence: `items[2].title` -> `title`. */
function nameOf(path: Path): string {
  const last = path.at(-1);
  const field = path.findLast((step) => typeof step === 'string');
  if (field === undefined) return 'the file';
  return typeof last === 'number' ? `item ${last + 1} of \`${String(field)}\`` : `\`${String(field)}\``;
}

/** Leaves out that a field is missing where its name is only misspelt. */
function withoutEchoes(issues: readonly Issue[]): Issue[] {
  const strangers = issues.filter((issue) => issue.code === 'unrecognized_keys');
  const isMisspelt = ({ path, code, input }: Issue) =>
    ['invalid_type', 'invalid_union'].includes(code) &&
    input === undefined &&
    strangers.some(
      (stranger) =>
        stranger.path.join() === path.slice(0, -1).join() &&
        stranger.keys.some((key) => findNearest(key, [String(path.at(-1))]) !== undefined),
    );
  return issues.filter((issue) => !isMisspelt(issue));
}

/** Finds the issues of a union's intended option. */
function findMeant(forms: readonly Issue[][]): readonly Issue[] | undefined {
  const isOtherKind = ([first]: readonly Issue[]) =>
    first !== undefined && first.path.length === 0 && ['invalid_type', 'invalid_value'].includes(first.code);
  // A union within a union adds forms.
  const all = forms.flatMap((form) =>
    form[0]?.code === 'invalid_union' && !form[0].path[0] ? form[0].errors : [form],
  );
  return all.filter((form) => !isOtherKind(form)).sort((one, other) => one.length - other.length)[0];
}

/** @param above the path of the checked part, in its file */
function describe(issue: Issue, source: Source, above: Path, schema: z.core.$ZodType): Fault[] {
  const path = [...above, ...issue.path];
  const { file } = source;
  const line = source.lineOf(path);
  const value = valueAt(source.data, path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      file,
      line: source.lineOf(path, key),
      text: `no field is called \`${key}\` here. ${suggest(key, listFields(schema, issue.path))}`,
    }));
  if (issue.code === 'custom') return [{ file, line, text: issue.message }];
  if (issue.code === 'invalid_union') {
    const meant = findMeant(issue.errors);
    if (meant)
      return withoutEchoes(meant).flatMap((each) =>
        describe({ ...each, path: [...issue.path, ...each.path] } as Issue, source, above, schema),
      );
    const wanted = [...new Set(issue.errors.flatMap(([first]) => (first ? [tellWanted(first)] : [])))].join(', or ');
    return [{ file, line, text: tellMismatch(nameOf(path), wanted, value, issue.errors.flat()) }];
  }
  return [{ file, line, text: tellMismatch(nameOf(path), tellWanted(issue), value, [issue]) }];
}

/** @param issues of the value itself, which tell if a number or one of some words was wanted */
function tellMismatch(name: string, wanted: string, value: unknown, issues: readonly Issue[]): string {
  if (value === undefined) return `${name} is missing: it is ${wanted}`;
  if (issues[0]?.code === 'too_small') return `${name} is ${wanted}, and is empty`;
  const written = value instanceof Written ? value.words : '';
  const choices = issues.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values.map(String) : []));
  const near = written === '' ? undefined : findNearest(written, choices);
  const isNumber = issues.some((issue) => issue.code === 'invalid_type' && issue.expected === 'number');
  const help = near === undefined ? (isNumber ? tellNumber(written) : '') : `. Did you mean \`${near}\`?`;
  return `${name} is ${wanted}, not ${tellKind(value)}${help}`;
}

/** Joins the issues of a text in place of a group: zod looks for fields in it, and finds none. */
function joinTexts(issues: readonly Issue[], data: unknown): Issue[] {
  const places = new Set<string>();
  return issues.flatMap((issue): Issue[] => {
    const depth = issue.path.findIndex((_, index) => valueAt(data, issue.path.slice(0, index)) instanceof Written);
    const isText = issue.code === 'unrecognized_keys' && valueAt(data, issue.path) instanceof Written;
    if (depth < 0 && !isText) return [issue];
    const path = isText ? issue.path : issue.path.slice(0, depth);
    if (places.has(path.join())) return [];
    places.add(path.join());
    return [{ code: 'invalid_type', expected: 'object', path, message: '', input: undefined }];
  });
}

/**
 * Checks a part of a file.
 * @param above the path of the part
 * @param note gets the faults
 * @returns the schema's output; undefined if there are faults
 */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  source: Source,
  note: (...faults: Fault[]) => void,
  { data = source.data, above = [] }: { data?: unknown; above?: Path } = {},
): z.output<Schema> | undefined {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return result.data;
  note(
    ...withoutEchoes(joinTexts(result.error.issues, data)).flatMap((issue) => describe(issue, source, above, schema)),
  );
  return undefined;
}
