/** Faults of YAML itself, explained to people without knowledge of YAML. */
import { isScalar, type LineCounter, type parseDocument, visit, type YAMLError } from 'yaml';

export type YamlDocument = ReturnType<typeof parseDocument>;

interface Finding {
  /** Position in the file. */
  offset: number;
  text: string;
}

const quote = (words: string) => `'${words.replaceAll("'", "''")}'`;

/** `  - heading: One: two` -> the field's name and its value. */
function readField(line: string): { name: string; value: string } | undefined {
  const [, name, value = ''] = /^\s*(?:- )*([\w-]+):[ \u00a0]*(.*?)\s*$/.exec(line) ?? [];
  return name === undefined ? undefined : { name, value };
}

/** Quotes the value, as a correction. */
function showQuoted(line: string): string {
  const field = readField(line);
  const value = field?.value ?? line.trim().replace(/^- /, '');
  return `${field ? `${field.name}: ` : '- '}${quote(value)}`;
}

const toQuote = (value: string) => `a text that begins with ${value[0]} stands between quotes`;
const toIndent =
  'this line begins further left or right than its neighbors: fields of one group begin below each other';

function explainToken(line: string): string {
  const value = readField(line)?.value ?? line.trim().replace(/^- /, '');
  if (/^- /.test(value)) return 'a list begins on the line below its name, each item behind "- "';
  if (value.startsWith("'")) return `a quote within single quotes is written twice: 'It''s'`;
  if (value.startsWith('"')) return `after the closing quote the line ends: ${showQuoted(line)}`;
  if (/^[{[\]}*&!%@`|>,]/.test(value)) return `${toQuote(value)}: ${showQuoted(line)}`;
  return 'this line cannot be read: put the text between quotes';
}

/** Explains a line that is no field: the blank or the colon is missing, or it is too far left or right. */
function explainField(line: string): string {
  if (/^\s*(?:- )*[\w-]+:[^\s/]/.test(line))
    return `a colon needs a blank after it: ${line.trim().replace(/^((?:- )*[\w-]+:)/, '$1 ')}`;
  if (readField(line)) return toIndent;
  return 'this line has no colon: a field is its name, a colon, a blank and its value';
}

/** @param below the line after the fault */
function explain(code: string, message: string, line: string, below: string): string {
  const { name = '', value = '' } = readField(line) ?? {};
  if (/^ *\t/.test(line)) return 'this line begins with a tab: begin it with blanks, two for each step to the right';
  switch (code) {
    case 'DUPLICATE_KEY':
      return `\`${name}\` is here twice: keep one`;
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (/: |:$/.test(value)) return `a text with a colon stands between quotes: ${showQuoted(line)}`;
      return `\`${name}\` has a text, so no field can stand below it: \`${below.trim()}\` belongs further to the left`;
    case 'BAD_INDENT':
      return message.startsWith('Flow') ? 'a brace or a bracket is opened above and not closed' : toIndent;
    case 'MULTILINE_IMPLICIT_KEY':
      return explainField(line);
    case 'MISSING_CHAR':
      if (/closing/.test(message)) return 'a quote is opened here and not closed';
      return /directives/.test(message) ? `${toQuote('%')}` : explainField(line);
    case 'UNEXPECTED_TOKEN':
    case 'BAD_SCALAR_START':
    case 'BAD_ALIAS':
    case 'TAG_RESOLVE_FAILED':
      return explainToken(line);
    case 'MULTIPLE_DOCS':
      return 'a line of three dashes ends a file: remove it';
    case 'BAD_DQ_ESCAPE':
      return 'a backslash within double quotes begins a sign of YAML: use single quotes';
    default:
      return message;
  }
}

const noBreak = /^[ \u00a0]*\u00a0|^ *(?:- )*[\w-]+:\u00a0|^ *-\u00a0/;

/** Lines with invisible faults: a no-break blank comes from a copied text, or from a key held too long. */
function findNoBreak(text: string): Finding[] {
  const findings: Finding[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    if (noBreak.test(line)) findings.push({ offset, text: 'there is a no-break space here: type an ordinary space' });
    offset += line.length + 1;
  }
  return findings;
}

/** Finds mistakes that YAML accepts. */
function findMeantOtherwise(document: YamlDocument, text: string): Finding[] {
  const findings: Finding[] = [];
  visit(document, {
    Scalar(_, { type, comment, range, value }) {
      const offset = range?.[0] ?? 0;
      const isPlain = type === 'PLAIN';
      const rest = text.slice(offset, range?.[2]).split('\n')[0] ?? '';
      if (comment && isPlain && rest.includes(' #'))
        findings.push({
          offset,
          text: `a text ends before " #": put it between quotes, or the comment on a line of its own: ${quote(rest)}`,
        });
      else if (isPlain && typeof value === 'string' && /^-[^\s\d-]/.test(value))
        findings.push({ offset, text: `the dash of a list needs a blank after it: - ${rest.slice(1)}` });
    },
    Map(_, { flow, items, range }) {
      const isText =
        flow &&
        items.some(({ value }) => value === null || (isScalar(value) && value.type === 'PLAIN' && value.source === ''));
      if (isText)
        findings.push({
          offset: range?.[0] ?? 0,
          text: `${toQuote('{')}: ${quote(text.slice(range?.[0], range?.[1]))}`,
        });
      return isText ? visit.SKIP : undefined;
    },
    Alias(_, alias) {
      if (!alias.resolve(document)) findings.push({ offset: alias.range?.[0] ?? 0, text: toQuote('*') });
    },
  });
  return findings;
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

/** All faults of a file as YAML; of the parser's only the first, since others mostly follow from it. */
export function findYamlFaults(document: YamlDocument, text: string, lines: LineCounter): Finding[] {
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
