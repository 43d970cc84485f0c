import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { SourceFault } from './source-fault.ts';

const fence = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

export interface FrontMatter {
  /** Texts and lists of texts, by their names; what is neither is a fault. */
  fields: Map<string, { line: number; value: string | string[] }>;
  /** What follows, with the lines before it left empty, so that its lines count as in the file. */
  body: string;
}

/**
 * Takes apart a Markdown file that begins with fields between two lines of `---`.
 * @param file as it is named in messages
 * @throws SourceFault with the line, when there are no fields or they are not YAML
 */
export function readFrontMatter(source: string, file: string): FrontMatter {
  const [whole = '', yaml = ''] = fence.exec(source) ?? [];
  if (!whole || !source.startsWith(whole))
    throw new SourceFault(file, [{ line: 1, text: 'the file begins with its fields between two lines of ---' }]);

  const lines = new LineCounter();
  // One line less than the file has: the first is the fence.
  const lineAt = (offset: number | undefined) => lines.linePos(offset ?? 0).line + 1;
  const document = parseDocument(yaml, { lineCounter: lines, schema: 'failsafe' });
  const faults = document.errors.map(({ pos, message }) => ({
    line: lineAt(pos[0]),
    text: /nested mappings/i.test(message)
      ? 'a text with a colon in it stands between quotes: name: "One: two"'
      : (message.split(/ at line|\n/)[0] ?? ''),
  }));
  if (faults.length > 0) throw new SourceFault(file, faults);
  if (!isMap(document.contents))
    throw new SourceFault(file, [{ line: 2, text: 'fields are `name: value`, one a line' }]);

  const fields: FrontMatter['fields'] = new Map();
  for (const { key, value } of document.contents.items) {
    if (!isScalar(key)) continue;
    const line = lineAt(key.range?.[0]);
    const texts = isSeq(value)
      ? value.items.map((item) => (isScalar(item) ? String(item.value) : undefined))
      : undefined;
    if (texts?.every((text) => text !== undefined)) fields.set(String(key.value), { line, value: texts });
    else if (isScalar(value)) fields.set(String(key.value), { line, value: String(value.value ?? '').trim() });
    else throw new SourceFault(file, [{ line, text: `\`${key.value}\` is neither a text nor a list of texts` }]);
  }
  return { fields, body: whole.replace(/[^\n]/g, '') + source.slice(whole.length) };
}
