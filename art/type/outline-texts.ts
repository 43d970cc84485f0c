import type { CustomPlugin, XastElement } from 'svgo';
import { r1 } from '../svg/number.ts';
import { EM, faceOf, setLine } from './font.ts';

const element = (name: string, attributes: Record<string, string>, children: XastElement[] = []): XastElement => ({
  type: 'element',
  name,
  attributes,
  children,
});

/**
 * Outlines text, because a picture in a file of its own cannot use the page's fonts. Every letter is drawn once and
 * then placed.
 */
export const outlineTexts = (prefix: string): CustomPlugin => ({
  name: 'outlineTexts',
  fn: () => {
    const families: string[] = [];
    const sizes: number[] = [];
    const drawn = new Map<string, XastElement>();
    const idOf = (key: string, outline: string): string => {
      const known = drawn.get(key) ?? element('path', { id: `${prefix}-t${drawn.size.toString(36)}`, d: outline });
      drawn.set(key, known);
      return known.attributes.id ?? '';
    };
    return {
      element: {
        enter: (node) => {
          const family = node.attributes['font-family'] ?? families.at(-1) ?? '';
          families.push(family);
          const size = Number(node.attributes['font-size'] ?? sizes.at(-1));
          sizes.push(size);
          if (node.name === 'text') outlineText(node, { family, size }, idOf);
        },
        exit: (node, parent) => {
          families.pop();
          sizes.pop();
          if (parent.type === 'root' && drawn.size > 0) node.children.unshift(element('defs', {}, [...drawn.values()]));
        },
      },
    };
  },
});

/** Splits a text by color; undefined means the text's own. */
function piecesOf(node: XastElement): { words: string; fill: string | undefined }[] {
  return node.children.map((child) => {
    if (child.type === 'text') return { words: child.value, fill: undefined };
    const [inside, ...others] = child.type === 'element' ? child.children : [];
    if (inside?.type !== 'text' || others.length > 0) throw new Error('A text with parts of parts cannot be outlined');
    return { words: inside.value, fill: (child as XastElement).attributes.fill };
  });
}

function outlineText(
  node: XastElement,
  { family, size }: { family: string; size: number },
  idOf: (key: string, outline: string) => string,
): void {
  const { x, y, fill = '', transform = '', 'text-anchor': anchor } = node.attributes;
  if (!size) throw new Error('A text without a size cannot be outlined');
  const weight = Number(node.attributes['font-weight'] ?? 400);
  let width = 0;
  const pieces = piecesOf(node).map((piece) => {
    const line = setLine(piece.words, faceOf(family), weight);
    const start = width;
    width += line.width;
    const uses = line.letters
      .filter((letter) => letter.outline)
      .map((letter) =>
        element('use', { href: `#${idOf(letter.key, letter.outline)}`, x: String(r1(start + letter.x)) }),
      );
    return piece.fill === undefined ? uses : [element('g', { fill: piece.fill }, uses)];
  });
  const share = anchor === 'end' ? 1 : anchor === 'middle' ? 0.5 : 0;
  const left = r1(Number(x ?? 0) - (width * size * share) / EM);
  node.name = 'g';
  node.attributes = { fill, transform: `${transform}translate(${left} ${y ?? 0})scale(${size / EM})` };
  node.children = pieces.flat();
}
