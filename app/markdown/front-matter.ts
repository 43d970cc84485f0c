import { isMap, isScalar, isSeq, parseDocument, Scalar } from 'yaml';

export interface Field {
  line: number;
  /** A text or a list of texts; undefined if it is neither, or unreadable. */
  value: string | string[] | undefined;
  /** Text after the name, on one line; empty if there are more lines. */
  written: string;
  /** Set if YAML takes a part of the text for a remark. */
  isCut: boolean;
}

export interface FrontMatter {
  fields: Map<string, Field>;
  faults: { line: number; text: string }[];
  /** Set if the end of the fields is known. */
  isWhole: boolean;
  /** Text after the fields; the lines before are empty, so that line numbers are those of the file. */
  body: string;
}

/** One field of YAML, with its further lines. */
interface Part {
  name: string;
  line: number;
  lines: string[];
}

const yamlName = /^([^\s#\-\]}:][^:]*):(?:\s|$)/;
/** A continued list or text, a comment, the end of a list. */
const goesOn = /^(?:[\s#\]}]|-\s|$)/;

/**
 * Takes apart a Markdown file that begins with fields between two lines of `---`. A field that cannot be read hides no other.
 * Fields in TOML, between lines of `+++`, are refused, and read as far as the other faults need it.
 */
export function readFrontMatter(source: string): FrontMatter {
  const lines = source.split(/\r?\n/);
  const mark = lines[0]?.trimEnd() ?? '';
  const needed = 'the file begins with its fields, such as `title: …`, between two lines of ---';
  if (mark !== '---' && mark !== '+++')
    return { fields: new Map(), faults: [{ line: 1, text: needed }], isWhole: false, body: source };
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === mark);
  if (end === -1) {
    const text = `the fields have no end: write a line of ${mark} below the last of them`;
    return { fields: new Map(), faults: [{ line: 1, text }], isWhole: false, body: '' };
  }
  const body = '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n');
  const read = mark === '---' ? readYaml(lines.slice(1, end)) : readToml(lines.slice(1, end));
  return { ...read, isWhole: true, body };
}

function readYaml(lines: readonly string[]): Pick<FrontMatter, 'fields' | 'faults'> {
  const fields: FrontMatter['fields'] = new Map();
  const faults: FrontMatter['faults'] = [];
  for (const part of divide(lines, faults)) {
    const before = fields.get(part.name);
    if (before) faults.push({ line: part.line, text: `\`${part.name}\` is in line ${before.line} already` });
    else fields.set(part.name, readPart(part));
  }
  return { fields, faults };
}

function divide(lines: readonly string[], faults: FrontMatter['faults']): Part[] {
  const parts: Part[] = [];
  for (const [index, text] of lines.entries()) {
    // Skips the mark on the first line.
    const line = index + 2;
    const [, name] = yamlName.exec(text) ?? [];
    if (name) parts.push({ name: name.trim(), line, lines: [text] });
    else if (goesOn.test(text)) parts.at(-1)?.lines.push(text);
    else
      faults.push({
        line,
        text: 'this line is no field: a field is `name: value`, with a blank after the colon, and its text stays on its line',
      });
  }
  return parts;
}

function readPart({ line, lines }: Part): Field {
  const document = parseDocument(lines.join('\n'), { schema: 'failsafe' });
  const isOneLine = lines.slice(1).every((text) => /^\s*(?:#.*)?$/.test(text));
  const written = isOneLine ? (lines[0]?.replace(yamlName, '').trim() ?? '') : '';
  const field: Field = { line, value: undefined, written, isCut: false };
  const item = isMap(document.contents) ? document.contents.items[0] : undefined;
  // `!x` and `&x` at its beginning would vanish from a text.
  if (!item || document.errors.length + document.warnings.length > 0 || /^[&!]/.test(written)) return field;
  const { value } = item;
  if (isSeq(value)) {
    const texts = value.items.map((each) => (isScalar(each) ? String(each.value) : undefined));
    return {
      ...field,
      value: texts.filter((text) => text !== undefined).length === texts.length ? (texts as string[]) : undefined,
    };
  }
  if (value !== null && !isScalar(value)) return field;
  const isPlain = value === null || value.type === Scalar.PLAIN;
  return { ...field, value: String(value?.value ?? '').trim(), isCut: isPlain && /(?:^|\s)#/.test(written) };
}

/** The part of TOML that articles use: texts, days and lists on one line, and tables, which hold nothing that is known here. */
function readToml(lines: readonly string[]): Pick<FrontMatter, 'fields' | 'faults'> {
  const fields: FrontMatter['fields'] = new Map();
  const text = 'fields between +++ are TOML: write --- in place of +++, and `name: value` in place of `name = value`';
  const take = (name: string, line: number, value: Field['value'], written = '') =>
    void (fields.has(name) || fields.set(name, { line, value, written, isCut: false }));
  let table = '';
  for (const [index, line] of lines.entries()) {
    table = /^\s*\[+([\w-]+)/.exec(line)?.[1] ?? table;
    const [, name = '', written = ''] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (table) take(table, index + 2, undefined);
    else if (name) take(name, index + 2, tomlValue(written), written);
  }
  return { fields, faults: [{ line: 1, text }] };
}

function tomlValue(written: string): Field['value'] {
  const texts = [...written.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'/g)].map(
    ([, double, single]) => double ?? single ?? '',
  );
  if (written.startsWith('[')) return texts;
  return /^["']/.test(written) ? texts[0] : written;
}
