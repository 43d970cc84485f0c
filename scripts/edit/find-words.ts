import { type ESTree, parseSync } from 'vite';

/** Words of a page, where they stand in their file. */
export interface Words {
  /** In UTF-16 units of the file, quotes included. */
  start: number;
  end: number;
  kind: 'string' | 'template' | 'markdown' | 'field';
  /** As the owner edits them; what the company's facts fill in stands in braces: `Since {site.established}`. */
  text: string;
}

/** Properties whose values are shown, however short. */
const shown = new Set([
  'text',
  'label',
  'heading',
  'title',
  'lead',
  'alt',
  'question',
  'answer',
  'note',
  'description',
]);
/** Properties that name something: an address, a picture, a group. */
const naming =
  /^(?:to|href|src|path|route|slug|icon|image|picture|photograph|illustration|tone|kind|layout|column|panel|category|tags|author|date|timeZone|id|code|brand|autocomplete|about|value)$/;

/** As the photograph of a person: its file has a name, as the person has. */
const fileName = /\.(?:avif|gif|jpe?g|pdf|png|svg|tiff?|webp)$/i;

export const isShown = (text: string, property: string) => {
  if (
    naming.test(property) ||
    fileName.test(text) ||
    !/[\p{L}\p{N}]/u.test(text) ||
    /^[/#.]|^https?:|^\d{4}-\d{2}-\d{2}$/.test(text)
  )
    return false;
  return shown.has(property) || !/^[a-z0-9-]+$/.test(text);
};

/**
 * The words of a content file: its texts, without those that name pictures, addresses and the like.
 * @param isWords whether a text is one of them, by itself and by the property it stands in
 * @throws when it cannot be parsed
 */
export function findWords(source: string, file: string, isWords = isShown): Words[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Words[] = [];

  const add = (node: ESTree.Node, kind: Words['kind'], text: string, property: string) => {
    if (isWords(text, property)) found.push({ start: node.start, end: node.end, kind, text });
  };

  const visit = (node: ESTree.Node, property: string): void => {
    if (node.type === 'Literal') {
      if (typeof node.value === 'string') add(node, 'string', node.value, property);
    } else if (node.type === 'TemplateLiteral') add(node, 'template', withNames(node, source), property);
    else for (const [child, its] of childrenOf(node, property)) visit(child, its);
  };
  visit(program, '');
  return found;
}

const withNames = ({ quasis, expressions }: ESTree.TemplateLiteral, source: string) =>
  quasis
    .map(({ value }, index) => {
      const filled = expressions[index];
      return value.cooked + (filled ? `{${source.slice(filled.start, filled.end)}}` : '');
    })
    .join('');

/** Where words can stand below a node, and the property they belong to. */
function childrenOf(node: ESTree.Node, property: string): [ESTree.Node, string][] {
  if (node.type === 'Property') return [[node.value, node.key.type === 'Identifier' ? node.key.name : property]];
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return [[node.expression, property]];
  if (/^TS|^(?:ImportDeclaration|BinaryExpression|NewExpression|SwitchCase)$/.test(node.type)) return [];
  // The arguments of methods split, join and replace.
  const parts =
    node.type === 'CallExpression' && node.callee.type !== 'Identifier' ? [node.callee] : Object.values(node);
  return parts
    .flat()
    .filter((part): part is ESTree.Node => typeof part === 'object' && part !== null && 'type' in part)
    .map((part) => [part, property]);
}
