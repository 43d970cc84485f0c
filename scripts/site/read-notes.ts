import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import type { Note } from '../../app/load/editor-schema.ts';

const isNode = (part: unknown): part is ESTree.Node => typeof part === 'object' && part !== null && 'type' in part;

/**
 * Docstrings of a schema and its fields, from its file. Fields without one have that of their constant.
 * @throws when the file cannot be parsed, or exports no `schema`
 */
export function readNotes(source: string, file: string): Note {
  const { program, comments, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const before = new Map(
    comments
      .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
      .map(({ end, value }) => [end + source.slice(end).search(/\S/), toSentence(value)]),
  );
  const constants = new Map<string, { text: string | undefined; value: ESTree.Node }>();
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && init) constants.set(id.name, { text: before.get(statement.start), value: init });
  }

  const constantOf = (node: ESTree.Node): { text: string | undefined; value: ESTree.Node } | undefined => {
    if (node.type === 'Identifier') return constants.get(node.name);
    return node.type === 'CallExpression'
      ? [node.callee, ...node.arguments].map(constantOf).find((found) => found !== undefined)
      : node.type === 'MemberExpression'
        ? constantOf(node.object)
        : undefined;
  };
  const readFields = (node: ESTree.Node): [string, Note][] => {
    if (node.type === 'Identifier') return readFields(constants.get(node.name)?.value ?? nothing);
    if (node.type === 'SpreadElement') return readFields(node.argument);
    if (node.type !== 'ObjectExpression')
      return Object.values(node)
        .flat()
        .filter(isNode)
        .flatMap((part) => readFields(part));
    return node.properties.flatMap((property): [string, Note][] => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return readFields(property);
      const text = before.get(property.start) ?? constantOf(property.value)?.text;
      return [[property.key.name, { text, fields: Object.fromEntries(readFields(property.value)) }]];
    });
  };
  const schema = constants.get('schema');
  if (!schema) throw new Error(`${file} exports no \`schema\`.`);
  return { text: schema.text, fields: Object.fromEntries(readFields(schema.value)) };
}

const nothing = { type: 'EmptyStatement', start: 0, end: 0 } as ESTree.Node;

const toSentence = (comment: string) =>
  comment
    .replace(/^\*/, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Notes on all blocks, by their names. */
export const readAllNotes = (root: string): Record<string, Note> =>
  Object.fromEntries(
    globSync('app/blocks/*/schema.ts', { cwd: root })
      .sort()
      .map((file) => [basename(dirname(file)), readNotes(readFileSync(resolve(root, file), 'utf8'), file)]),
  );
