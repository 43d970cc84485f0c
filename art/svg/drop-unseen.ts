import type { CustomPlugin, XastElement } from 'svgo';

export type Box = { left: number; top: number; right: number; bottom: number };

/** Leaves out what lies wholly beyond the edge of a picture. */
export const dropUnseen = (crop: Box): CustomPlugin => ({
  name: 'dropUnseen',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        const box = parent.type === 'element' ? boxOf(node) : undefined;
        if (!box) return;
        const seen = box.right > crop.left && box.left < crop.right && box.bottom > crop.top && box.top < crop.bottom;
        if (!seen) parent.children = parent.children.filter((child) => child !== node);
      },
    },
  }),
});

/** No line of ours is wider than this share of its size per letter. */
const WIDEST = 0.62;

/** Where an element stands, if that is easily told. */
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
