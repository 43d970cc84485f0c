import type { Nodes } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isMap, isScalar, parseDocument } from 'yaml';
import type { Words } from './words.ts';

const fields = ['title', 'description', 'alt'];
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

/** The words of an article: its visible fields, and its text. */
export function findArticleWords(source: string): Words[] {
  const [front = ''] = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?^---[ \t]*(?:\r?\n|$)/m.exec(source) ?? [];
  const found: Words[] = [];
  const { contents } = parseDocument(front.replace('\uFEFF', ' ').replaceAll('---', '   '), { schema: 'failsafe' });
  for (const { key, value } of isMap(contents) ? contents.items : [])
    if (isScalar(key) && isScalar(value) && value.range && fields.includes(String(key.value)))
      found.push({ start: value.range[0], end: value.range[1], kind: 'field', text: String(value.value) });

  visit(parser.parse(front.replace(/[^\n]/g, ' ') + source.slice(front.length)), 'text', (node: Nodes) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (node.type === 'text' && start !== undefined && end !== undefined && /[\p{L}\p{N}]/u.test(node.value))
      found.push({ start, end, kind: 'markdown', text: node.value.replaceAll('\n', ' ') });
  });
  return found;
}
