import { basename } from 'node:path/posix';
import type { Root } from 'hast';
import type { Image, Root as Markdown, Nodes, Parents } from 'mdast';
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
import { readName } from './article-name.ts';
import { footnotesName, nameFootnoteBack } from './article-words.ts';
import { aliases, languageOf, languages } from './code-languages.ts';
import { nameBoxes } from './name-boxes.ts';
import { nameCells } from './name-cells.ts';
import { namePieces } from './pieces.ts';
import { type Diagnostic, SourceFault } from './source-fault.ts';

export interface ParsedMarkdown {
  tree: Root;
  /** Level-two headings, for a table of contents. */
  headings: { id: string; text: string }[];
}

/** Separates ids of headings from other ids of the page. */
const idPrefix = 'section-';

const knownAddress = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/;
/** Templates of Jekyll and Hugo, which stay unfilled here. */
const template = /\{[{%].*?[%}]?\}/;

const readAlert = (text: string) => /^\[!(\w+)\]/.exec(text)?.[1];

/** Removes meaningless marks of other systems, and turns addresses that are no links into text. */
const takeOver = () => (tree: Markdown) => {
  visit(tree, (node: Nodes, index, parent: Parents | undefined) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === 'html' && /^(?:\s*<!--[\s\S]*?-->\s*)+$/.test(node.value)) {
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type !== 'link' || knownAddress.test(node.url)) return undefined;
    const words = textOf(node);
    const { position } = node;
    if (node.url === words || node.url === `http://${words}`)
      parent.children.splice(index, 1, { type: 'text', value: words, ...(position && { position }) });
    return undefined;
  });
};

const findFaults = () => (tree: Markdown, file: VFile) => {
  let level = 1;
  visit(tree, (node: Nodes) => {
    const fault = (text: string) => void file.message(text, node.position);
    if (node.type === 'html') fault('HTML is not supported: use Markdown, or a piece such as ::figure');
    if (node.type === 'image') findFaultOfImage(node, fault);
    if ((node.type === 'link' || node.type === 'definition') && !knownAddress.test(node.url))
      fault(faultOfLink(node.url));
    if (node.type === 'text') findForeignText(node.value, fault);
    if (node.type === 'code' && node.lang) {
      const { grammar, isKnown } = languageOf(node.lang);
      if (!isKnown)
        file.info(`the language \`${node.lang}\` of this code is not known: it is shown without colors`, node.position);
      node.lang = grammar ?? null;
    }
    if (node.type !== 'heading') return;
    if (node.depth === 1) fault('the title is in the fields: headings begin with ##');
    else if (node.depth > level + 1) fault(`a heading of level ${node.depth} below one of level ${level}`);
    level = node.depth;
  });
};

function findFaultOfImage({ url, alt }: Image, fault: (text: string) => void): void {
  if (!alt) fault('the picture has no alternative text: ![words](address)');
  else if (!(url in photographs))
    fault(
      `there is no photograph content/photographs/${url}: put it there, and write its name, ![${alt}](${basename(url)})`,
    );
}

function faultOfLink(url: string): string {
  if (/^(?!\w+:).*\.(?:mdx?|markdown)(?:#.*)?$/.test(url))
    return `a link begins with /: the article \`${url}\` is at /blog/${readName(url.replace(/#.*/, '')).slug}`;
  return `a link begins with /, #, https://, mailto: or tel:, and not as \`${url}\` does`;
}

function findForeignText(text: string, fault: (text: string) => void): void {
  const [filled] = template.exec(text) ?? [];
  if (filled) fault(`\`${filled}\` belongs to another system: write its value`);
  const alert = readAlert(text);
  if (alert) fault(`\`[!${alert}]\` is written :::note[heading], paragraphs, ::: here`);
  if (text.startsWith(':::') && text.length > 3)
    fault('a piece is written as :::note[heading] on a line of its own, and ends with :::');
}

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(takeOver)
  .use(findFaults)
  .use(namePieces)
  .freeze();

const processor = reader()
  .use(remarkRehype, {
    clobberPrefix: '',
    footnoteLabel: footnotesName,
    footnoteLabelProperties: {},
    footnoteBackLabel: nameFootnoteBack,
  })
  .use(rehypeSlug, { prefix: idPrefix })
  .use(nameCells)
  .use(nameBoxes)
  .use(rehypeHighlight, { languages, aliases })
  .freeze();

const toRemarks = (messages: VFile['messages'], file: string): Diagnostic[] =>
  messages.map(({ line = 1, reason }) => ({ file, line, text: reason })).sort((one, other) => one.line - other.line);

/**
 * Finds words of an article that cannot be shown, and words that are shown otherwise than its writer may expect.
 * @param file its name in messages
 */
export function checkMarkdown(source: string, file: string): { faults: Diagnostic[]; warnings: Diagnostic[] } {
  const words = new VFile({ value: source });
  reader.runSync(reader.parse(words), words);
  const { messages } = words;
  return {
    faults: toRemarks(
      messages.filter(({ fatal }) => fatal === false),
      file,
    ),
    warnings: toRemarks(
      messages.filter(({ fatal }) => fatal !== false),
      file,
    ),
  };
}

/**
 * Reads the words of an article: Markdown with tables, lists, quotes, code and footnotes, and the pieces of pieces.ts.
 * @param file its name in messages
 * @throws SourceFault with the lines of all that cannot be shown
 */
export function parseMarkdown(source: string, file: string): ParsedMarkdown {
  const words = new VFile({ value: source });
  const tree = processor.runSync(processor.parse(words), words);
  const faults = words.messages.filter(({ fatal }) => fatal === false);
  if (faults.length > 0) throw new SourceFault(toRemarks(faults, file));
  const headings: ParsedMarkdown['headings'] = [];
  visit(tree, { tagName: 'h2' }, (node) => {
    const id = 'properties' in node ? node.properties.id : undefined;
    if (typeof id === 'string' && id.startsWith(idPrefix)) headings.push({ id, text: textOf(node) });
  });
  return { tree, headings };
}
