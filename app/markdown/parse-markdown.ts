import type { Root } from 'hast';
import type { Root as Markdown, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeHighlight from 'rehype-highlight';
import rehypeSlug from 'rehype-slug';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import photographs from '../photographs/index.json' with { type: 'json' };
import { footnotesName } from './article-words.ts';
import { nameCells } from './name-cells.ts';
import { namePieces } from './pieces.ts';
import { SourceFault } from './source-fault.ts';

export interface ParsedMarkdown {
  tree: Root;
  /** Of the second level, for a table of contents. */
  headings: { id: string; text: string }[];
}

/** Keeps the ids of headings apart from those that pages have of their own. */
const idPrefix = 'section-';

const knownAddress = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/;

const findFaults = () => (tree: Markdown, file: VFile) => {
  let level = 1;
  visit(tree, (node: Nodes) => {
    const fault = (text: string) => void file.message(text, node.position);
    if (node.type === 'html') fault('HTML is not taken: use Markdown, or a piece such as ::figure');
    if (node.type === 'image' && !node.alt)
      fault('a picture without words for whoever cannot see it: ![words](address)');
    else if (node.type === 'image' && !(node.url in photographs))
      fault(`there is no photograph app/photographs/${node.url}`);
    if ((node.type === 'link' || node.type === 'definition') && !knownAddress.test(node.url))
      fault(`a link begins with /, #, https://, mailto: or tel:, and not as \`${node.url}\` does`);
    if (node.type !== 'heading') return;
    if (node.depth === 1) fault('the title stands in the fields: headings begin with ##');
    else if (node.depth > level + 1) fault(`a heading of level ${node.depth} below one of level ${level}`);
    level = node.depth;
  });
};

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(findFaults)
  .use(namePieces)
  .use(remarkRehype, { clobberPrefix: '', footnoteLabel: footnotesName, footnoteLabelProperties: {} })
  .use(rehypeSlug, { prefix: idPrefix })
  .use(nameCells)
  .use(rehypeHighlight);

/**
 * Reads the words of an article: Markdown with tables, lists, quotes, code and footnotes, and the pieces of pieces.ts.
 * @param file as it is named in messages
 * @throws SourceFault with the lines of all that cannot be shown
 */
export function parseMarkdown(source: string, file: string): ParsedMarkdown {
  const words = new VFile({ value: source });
  const tree = processor.runSync(processor.parse(words), words);
  if (words.messages.length > 0)
    throw new SourceFault(
      file,
      words.messages
        .map(({ line = 1, reason }) => ({ line, text: reason }))
        .sort((one, other) => one.line - other.line),
    );
  const headings: ParsedMarkdown['headings'] = [];
  visit(tree, { tagName: 'h2' }, (node) => {
    const id = 'properties' in node ? node.properties.id : undefined;
    if (typeof id === 'string' && id.startsWith(idPrefix)) headings.push({ id, text: textOf(node) });
  });
  return { tree, headings };
}
