import type { Nodes, Parents, Root } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import pictures from '../art/files/index.json' with { type: 'json' };

interface Piece {
  form: 'leafDirective' | 'containerDirective';
  needs: readonly string[];
}

/** Parts of an article beside Markdown, and their attributes. Their components: ui/article/article-text.tsx. */
const pieces: Record<string, Piece> = {
  /** `::figure[caption]{picture="chat-conversation" alt="…"}`: an illustration of the project. */
  figure: { form: 'leafDirective', needs: ['picture', 'alt'] },
  /** `::action[words]{to="/contact"}`: a button. */
  action: { form: 'leafDirective', needs: ['to'] },
  /** `:::note[heading]` … `:::`: set apart from the text. */
  note: { form: 'containerDirective', needs: [] },
  /** `:::table[caption]` … `:::`: a Markdown table with a caption. */
  table: { form: 'containerDirective', needs: [] },
};

const known = Object.keys(pieces).join(', ');

/** Makes elements of the pieces; a colon in the middle of a sentence stays a colon. */
export const namePieces: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, (node: Nodes, index, parent: Parents | undefined) => {
    if (!parent || index === undefined) return;
    if (node.type === 'textDirective') {
      const value = String(file.value).slice(node.position?.start.offset, node.position?.end.offset);
      parent.children.splice(index, 1, { type: 'text', value });
    }
    if (node.type !== 'leafDirective' && node.type !== 'containerDirective') return;
    if (!isKnown(node, file)) return;
    if (node.name === 'table') return void takeOutTable(node, index, parent, file);
    node.data = { hName: `piece-${node.name}`, hProperties: { ...node.attributes, label: takeLabel(node) } };
  });
};

function isKnown(node: LeafDirective | ContainerDirective, file: VFile): boolean {
  const fault = (text: string) => void file.message(text, node.position);
  const before = file.messages.length;
  const piece = pieces[node.name];
  if (!piece && node.type === 'containerDirective')
    fault(`no piece is called \`${node.name}\`: what is set apart is written :::note[heading]; there are ${known}`);
  else if (!piece) fault(`no piece is called \`${node.name}\`: there are ${known}`);
  else {
    const written = `${piece.form === 'leafDirective' ? '::' : ':::'}${node.name}`;
    if (piece.form !== node.type) fault(`a ${node.name} is written ${written}`);
    for (const name of piece.needs) if (!node.attributes?.[name]) fault(`${written} needs ${name}="…"`);
    const picture = node.attributes?.picture;
    if (picture && !(picture in pictures)) fault(`no illustration is called \`${picture}\``);
  }
  return file.messages.length === before;
}

/** Text of the brackets, without marks. */
function takeLabel(node: LeafDirective | ContainerDirective): string {
  const label = node.type === 'leafDirective' ? node.children : node.children.splice(0, hasLabel(node) ? 1 : 0);
  const text = textOf(label);
  if (node.type === 'leafDirective') node.children = [];
  return text;
}

function hasLabel({ children: [first] }: ContainerDirective): boolean {
  return first?.type === 'paragraph' && first.data?.directiveLabel === true;
}

/** Replaces the piece by its table, which gets the caption. */
function takeOutTable(node: LeafDirective | ContainerDirective, index: number, parent: Parents, file: VFile): void {
  const caption = takeLabel(node);
  const [table, ...others] = node.children;
  if (table?.type !== 'table' || others.length > 0) return void file.message(':::table holds one table', node.position);
  table.data = { ...table.data, hProperties: { caption } };
  parent.children.splice(index, 1, table);
}
