/** Faults of YAML itself, told to people who do not know that they write YAML. */
import { isScalar, type LineCounter, type parseDocument, visit, type YAMLError } from 'yaml';

export type YamlDocument = ReturnType<typeof parseDocument>;

interface Told {
  /** In the text of the file. */
  offset: number;
  text: string;
}

const signs = '{ [ } ] * & ! % @ ` | > ,';
const toQuote = `a text that begins with one of ${signs} stands between quotes`;
const quote = (words: string) => `'${words.replaceAll("'", "''")}'`;

/** `  - heading: One: two` -> the field's name and its value. */
function readField(line: string): { name: string; value: string } | undefined {
  const [, name, value = ''] = /^\s*(?:- )*([\w-]+):[ \u00a0]*(.*?)\s*$/.exec(line) ?? [];
  return name === undefined ? undefined : { name, value };
}

/** The value between quotes, as it should have been written. */
function showQuoted(line: string): string {
  const field = readField(line);
  const value = field?.value ?? line.trim().replace(/^- /, '');
  return `${field ? `${field.name}: ` : '- '}${quote(value)}`;
}

const isGlued = (line: string) => /^\s*(?:- )*[\w-]+:[^\s/]/.test(line);

function explainToken(line: string): string {
  const value = readField(line)?.value ?? line.trim().replace(/^- /, '');
  if (/^- /.test(value)) return 'a list begins on the line below its name, each item behind "- "';
  if (/^['"]/.test(value))
    return "after the closing quote the line ends: a quote within single quotes is written twice, 'It''s'";
  if (/^[|>]/.test(value) || /^[{[*&!%@`,}\]]/.test(value)) return `${toQuote}: ${showQuoted(line)}`;
  return 'something here cannot be read: put the text between quotes';
}

/** @param before the line above the fault, and after it the one below */
function explain(code: string, message: string, line: string, below: string): string {
  const glued = `a colon needs a blank after it: ${line.trim().replace(/^((?:- )*[\w-]+:)/, '$1 ')}`;
  const { name = '', value = '' } = readField(line) ?? {};
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'this line begins with a tab: begin it with blanks, two for each step to the right';
    case 'DUPLICATE_KEY':
      return `\`${name}\` stands here twice: keep one`;
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (/: |:$/.test(value)) return `a text with a colon stands between quotes: ${showQuoted(line)}`;
      return `\`${name}\` has a text, so no field can stand below it: \`${below.trim()}\` belongs further to the left`;
    case 'MULTILINE_IMPLICIT_KEY':
      return isGlued(line) ? glued : 'a field begins on a line of its own: name, colon, blank, value';
    case 'BAD_INDENT':
      return /^Flow/.test(message)
        ? 'a brace or a bracket is opened above and not closed'
        : 'this line begins further left or right than its neighbors: fields of one group begin below each other';
    case 'MISSING_CHAR':
      if (/closing/.test(message)) return 'a quote is opened here and not closed';
      if (/directives/.test(message)) return `${toQuote}`;
      return isGlued(line) ? glued : 'this line has no colon: a field is its name, a colon, a blank and its value';
    case 'UNEXPECTED_TOKEN':
    case 'BAD_SCALAR_START':
    case 'BAD_ALIAS':
    case 'TAG_RESOLVE_FAILED':
      return explainToken(line);
    case 'MULTIPLE_DOCS':
      return 'a line of three dashes ends a file: take it out';
    case 'BAD_DQ_ESCAPE':
      return 'a backslash within double quotes begins a sign of YAML: use single quotes';
    default:
      return message;
  }
}

const noBreak = /^[ \u00a0]*\u00a0|^ *(?:- )*[\w-]+:\u00a0|^ *-\u00a0/;

/** Lines that look right and are not: a no-break blank comes from a copied text, or from a key held too long. */
function findNoBreak(text: string): Told[] {
  const told: Told[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    if (noBreak.test(line))
      told.push({ offset, text: 'a no-break blank stands here, which only looks like a blank: type it anew' });
    offset += line.length + 1;
  }
  return told;
}

/** What YAML takes for right, and nobody means. */
function findMeantOtherwise(document: YamlDocument, text: string): Told[] {
  const told: Told[] = [];
  visit(document, {
    Scalar(_, { type, comment, range, value }) {
      const offset = range?.[0] ?? 0;
      const isPlain = type === 'PLAIN';
      const rest = text.slice(offset, range?.[2]).split('\n')[0] ?? '';
      if (comment && isPlain && rest.includes(' #'))
        told.push({
          offset,
          text: `a text ends before " #": put it between quotes, or the comment on a line of its own: ${quote(rest)}`,
        });
      else if (isPlain && typeof value === 'string' && /^-[^\s\d-]/.test(value))
        told.push({ offset, text: `the dash of a list needs a blank after it: - ${rest.slice(1)}` });
    },
    Map(_, { flow, items, range }) {
      const isText = flow && items.some(({ value }) => value === null || (isScalar(value) && value.source === ''));
      if (isText)
        told.push({ offset: range?.[0] ?? 0, text: `${toQuote}: ${quote(text.slice(range?.[0], range?.[1]))}` });
      return isText ? visit.SKIP : undefined;
    },
    Alias(_, alias) {
      if (!alias.resolve(document)) told.push({ offset: alias.range?.[0] ?? 0, text: `${toQuote}` });
    },
  });
  return told;
}

/** The opening quote of a text that never ends. */
function findOpening(document: YamlDocument, end: number): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[1] >= end - 1) offset = range[0];
    },
  });
  return offset;
}

/** All that is wrong with a file as YAML; of what the parser says the first, from which the others mostly follow. */
export function findYamlFaults(document: YamlDocument, text: string, lines: LineCounter): Told[] {
  const blanks = findNoBreak(text);
  if (blanks.length > 0) return blanks;
  const [error]: (YAMLError | undefined)[] = [...document.errors, ...document.warnings];
  if (!error) return findMeantOtherwise(document, text);
  const isQuote = error.code === 'MISSING_CHAR' && /closing/.test(error.message);
  const offset = (isQuote ? findOpening(document, error.pos[0]) : undefined) ?? error.pos[0];
  const { line } = lines.linePos(offset);
  const [at = '', below = ''] = text.split('\n').slice(line - 1, line + 1);
  return [{ offset, text: explain(error.code, error.message, at, below) }];
}
