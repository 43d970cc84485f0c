import type { XastElement } from 'svgo';
import { cropTo } from '../svg/crop-to.ts';
import { type Cleaning, SELF, type ViewBox } from './drawing.ts';

const round = (value: number): number => Number(value.toFixed(5));

/** Fits a field into the middle of a place of another shape, uncut. */
function fit(field: ViewBox, { left, top, width, height }: ViewBox) {
  const scale = Math.min(width / field.width, height / field.height);
  return {
    scale,
    x: left + (width - field.width * scale) / 2 - field.left * scale,
    y: top + (height - field.height * scale) / 2 - field.top * scale,
  };
}

/**
 * Puts another drawing in place of an `<image>` that names it.
 * @param isPlain whether no group around the image is transformed; then parts outside the drawing are removed
 */
export function placeDrawing(
  node: XastElement,
  isPlain: boolean,
  { viewBox, ids, nextPlace, open, report }: Cleaning,
): XastElement[] {
  const { href = '', 'xlink:href': older, x = '0', y = '0', width, height, transform, opacity } = node.attributes;
  const opened = open(older ?? href);
  if (typeof opened === 'string') {
    report(node, opened);
    return [];
  }
  const place = fit(opened.viewBox, {
    left: Number(x),
    top: Number(y),
    width: Number(width ?? opened.viewBox.width),
    height: Number(height ?? opened.viewBox.height),
  });
  if (!Number.isFinite(place.x + place.y + place.scale)) {
    report(node, 'the place of the other drawing is no number: give x, y, width and height as numbers');
    return [];
  }
  const number = nextPlace();
  // Keeps the ids of an only drawing: two pictures that show it are then the same file to browsers.
  const whole = number === 0 && ids.size === 0 ? opened.root : prefixIds(opened.root, `${SELF}i${number}-`);
  const { left, top } = viewBox;
  const { children } =
    isPlain && !transform
      ? cropTo(whole, {
          left: (left - place.x) / place.scale,
          top: (top - place.y) / place.scale,
          right: (left + viewBox.width - place.x) / place.scale,
          bottom: (top + viewBox.height - place.y) / place.scale,
        })
      : whole;
  const { xmlns: _, viewBox: __, preserveAspectRatio: ___, ...inherited } = whole.attributes;
  const isMoved = place.x !== 0 || place.y !== 0 || place.scale !== 1;
  const move = `${transform ?? ''}translate(${round(place.x)} ${round(place.y)})scale(${round(place.scale)})`;
  const attributes = {
    ...inherited,
    ...(isMoved || transform ? { transform: move } : {}),
    ...(opacity === undefined ? {} : { opacity }),
  };
  return [{ type: 'element', name: 'g', attributes, children }];
}

function prefixIds(node: XastElement, prefix: string): XastElement {
  const attributes = Object.fromEntries(
    Object.entries(node.attributes).map(([name, value]) => [name, value.replaceAll(SELF, prefix)]),
  );
  const children = node.children.map((child) => (child.type === 'element' ? prefixIds(child, prefix) : child));
  return { ...node, attributes, children };
}
