import type { CustomPlugin, XastElement } from 'svgo';
import { r1 } from '../svg/number.ts';
import { EM, setLine } from './font.ts';

const element = (name: string, attributes: Record<string, string>, children: XastElement[] = []): XastElement => ({
  type: 'element',
  name,
  attributes,
  children,
});

/**
 * Text becomes outlines, because a picture in a file of its own cannot use the page's fonts. Every letter is drawn once
 * and then placed. Code keeps its letters: it is set in a font of the visitor's system.
 */
export const outlineTexts = (prefix: string): CustomPlugin => ({
  name: 'outlineTexts',
  fn: () => {
    const families: string[] = [];
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
          if (node.name === 'text' && !family.includes('monospace')) outlineText(node, family, idOf);
        },
        exit: (node, parent) => {
          families.pop();
          if (parent.type === 'root' && drawn.size > 0) node.children.unshift(element('defs', {}, [...drawn.values()]));
        },
      },
    };
  },
});

function outlineText(node: XastElement, family: string, idOf: (key: string, outline: string) => string): void {
  const { x, y, fill = '', transform = '', 'text-anchor': anchor } = node.attributes;
  const size = Number(node.attributes['font-size']);
  const weight = Number(node.attributes['font-weight'] ?? 400);
  const words = node.children.map((child) => {
    if (child.type !== 'text') throw new Error('A text of several parts cannot be outlined');
    return child.value;
  });
  const { letters, width } = setLine(words.join(''), family === 'display' ? 'display' : 'text', weight);
  const share = anchor === 'end' ? 1 : anchor === 'middle' ? 0.5 : 0;
  const left = r1(Number(x ?? 0) - (width * size * share) / EM);
  node.name = 'g';
  node.attributes = { fill, transform: `${transform}translate(${left} ${y ?? 0})scale(${size / EM})` };
  node.children = letters
    .filter((letter) => letter.outline)
    .map((letter) => element('use', { href: `#${idOf(letter.key, letter.outline)}`, x: String(letter.x) }));
}
