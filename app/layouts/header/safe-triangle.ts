export interface Point {
  x: number;
  y: number;
}

/** The edge that a pointer may head for, as its two ends. */
export type Edge = readonly [Point, Point];

/** Pointers are read in steps; the edge is moved this far into the box, so that arriving still counts as heading there. */
const depth = 4;

type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>;

export const topEdge = ({ left, right, top }: Box): Edge => [
  { x: left, y: top + depth },
  { x: right, y: top + depth },
];

/** @param isRightToLeft whether the words run so: then the box begins at its right */
export function startEdge({ left, right, top, bottom }: Box, isRightToLeft: boolean): Edge {
  const x = isRightToLeft ? right - depth : left + depth;
  return [
    { x, y: top },
    { x, y: bottom },
  ];
}

/** Side of the line from `b` to `a` on which a point lies: positive, negative, or 0 on the line. */
const side = (point: Point, a: Point, b: Point) => (point.x - b.x) * (a.y - b.y) - (a.x - b.x) * (point.y - b.y);

/** Tells whether a pointer that started at `apex` may head for `edge`: it is inside the triangle of the three. */
export function isHeadingFor([start, end]: Edge, apex: Point, pointer: Point): boolean {
  const sides = [side(pointer, apex, start), side(pointer, start, end), side(pointer, end, apex)];
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
}
