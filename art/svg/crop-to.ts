import type { XastChild, XastElement } from 'svgo';

export type Box = { left: number; top: number; right: number; bottom: number };

/** Removes elements wholly beyond an edge. Moved ones, and those in a field of their own, stay. */
export function cropTo(node: XastElement, crop: Box): XastElement {
  const isSeen = (child: XastElement): boolean => {
    const box = child.attributes.transform ? undefined : boxOf(child);
    return !box || (box.right > crop.left && box.left < crop.right && box.bottom > crop.top && box.top < crop.bottom);
  };
  const children = node.children.flatMap((child): XastChild[] => {
    if (child.type !== 'element') return [child];
    if (!isSeen(child)) return [];
    return [child.name === 'g' && !child.attributes.transform ? cropTo(child, crop) : child];
  });
  return { ...node, children };
}

/** Widest letter of the site's texts, as a share of its size. */
const WIDEST = 0.62;

/** The box of an element, if it is simple to find. */
function boxOf(node: XastElement): Box | undefined {
  const at = (name: string): number => Number(node.attributes[name] ?? 0);
  const spread = (x: number, y: number, width: number, height: number): Box => ({
    left: x,
    top: y,
    right: x + width,
    bottom: y + height,
  });
  if (node.name === 'rect') return spread(at('x'), at('y'), at('width'), at('height'));
  if (node.name === 'svg') return spread(at('x'), at('y'), at('width'), at('height'));
  if (node.name === 'circle') return spread(at('cx') - at('r'), at('cy') - at('r'), 2 * at('r'), 2 * at('r'));
  if (node.name === 'text') {
    const size = at('font-size');
    const width = lettersOf(node) * size * WIDEST;
    const share = { end: 1, middle: 0.5 }[node.attributes['text-anchor'] ?? ''] ?? 0;
    return spread(at('x') - width * share, at('y') - size, width, size * 1.4);
  }
  return undefined;
}

const lettersOf = (node: XastElement): number =>
  node.children.reduce((sum, child) => {
    if (child.type === 'element') return sum + lettersOf(child);
    return sum + (child.type === 'text' ? child.value.length : 0);
  }, 0);
