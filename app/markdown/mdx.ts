import type { Nodes } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const program = /^(?:import\s.*['"].*|export\s+(?:const|let|default|function)\b.*)/m;
const parser = unified().use(remarkParse);

/** Removes the remarks of MDX. The rest is Markdown, if it uses nothing else of MDX; lines stay in place. */
export const removeMdxComments = (body: string): string =>
  body.replace(/\{\/\*[\s\S]*?\*\/\}/g, (remark) => remark.replace(/[^\n]/g, ''));

/** The first thing in the words of an .mdx file that only MDX understands; undefined where all of it is Markdown. */
export function findProgram(body: string): { line: number; what: string } | undefined {
  let found: { line: number; what: string } | undefined;
  visit(parser.parse(body), (node: Nodes) => {
    const text = 'value' in node ? node.value : '';
    const what =
      node.type === 'html' && /^<(?:[A-Z>]|\w+\.)/.test(text)
        ? `the component ${/^<[\w.]*/.exec(text)?.[0]}>`
        : node.type === 'text' && program.test(text)
          ? `a line of program: ${program.exec(text)?.[0]}`
          : node.type === 'text' && /\{(?!\{)/.test(text)
            ? 'a value in braces'
            : undefined;
    if (what && !found) found = { line: node.position?.start.line ?? 1, what };
  });
  return found;
}
