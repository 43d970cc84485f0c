import { type ESTree, parseSync } from 'vite';

/** Words of a page, where they stand in their file. */
export interface Words {
  /** In UTF-16 units of the file, quotes included. */
  start: number;
  end: number;
  kind: 'string' | 'template' | 'markdown' | 'field' | 'yaml';
  /** As the owner edits them; what the company's facts fill in stands in braces: `Since {site.established}`. */
  text: string;
}

/** Properties whose values are shown, however short. */
const shown = /^(?:text|label|heading|title|lead|alt|question|answer|note|description)$/;
/** Properties that name something: an address, a picture, a group. */
const naming =
  /^(?:to|href|src|path|route|slug|icon|image|picture|photograph|illustration|tone|kind|layout|column|panel|category|tags|author|date|timeZone|id|code|brand|autocomplete|about|value)$/;
/** Addresses, days and files. */
const names = /^[/#.]|^https?:|^\d{4}-\d{2}-\d{2}$|\.(?:avif|gif|jpe?g|pdf|png|svg|tiff?|webp)$/i;

export const isShown = (text: string, property: string) =>
  !(naming.test(property) || names.test(text)) &&
  /[\p{L}\p{N}]/u.test(text) &&
  (shown.test(property) || !/^[a-z0-9-]+$/.test(text));

/**
 * The words of a content file: its texts, without those that name pictures, addresses and the like.
 * @param isWords whether a text is one of them, by itself and by the property it stands in
 * @throws when it cannot be parsed
 */
export function findWords(source: string, file: string, isWords = isShown): Words[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Words[] = [];
  const visit = (node: ESTree.Node, property: string): void => {
    const text = textOf(node, source);
    if (text === undefined) for (const [child, its] of childrenOf(node, property)) visit(child, its);
    else if (isWords(text, property))
      found.push({ start: node.start, end: node.end, kind: node.type === 'Literal' ? 'string' : 'template', text });
  };
  visit(program, '');
  return found;
}

function textOf(node: ESTree.Node, source: string): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return;
  const filled = node.expressions.map(({ start, end }) => `{${source.slice(start, end)}}`);
  return node.quasis.map(({ value }, index) => value.cooked + (filled[index] ?? '')).join('');
}

/** Where words can stand below a node, and the property they belong to. */
function childrenOf(node: ESTree.Node, property: string): [ESTree.Node, string][] {
  if (node.type === 'Property') return [[node.value, node.key.type === 'Identifier' ? node.key.name : property]];
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return [[node.expression, property]];
  if (/^TS|^(?:ImportDeclaration|BinaryExpression|NewExpression|SwitchCase)$/.test(node.type)) return [];
  // The arguments of methods split, join and replace.
  const isMethod = node.type === 'CallExpression' && node.callee.type !== 'Identifier';
  return (isMethod ? [node.callee] : Object.values(node).flat())
    .filter((part): part is ESTree.Node => typeof part === 'object' && part !== null && 'type' in part)
    .map((part) => [part, property]);
}
