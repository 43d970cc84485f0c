/** Ends of a fin, from the top of its field. */
type Span = readonly [top: number, bottom: number];

const pitch = 10;
const width = 6;

/** Path of one fin, the first is 0: six units wide, and four from the next. */
export const fin = (at: number, [top, bottom]: Span) => `M${at * pitch} ${top}h${width}v${bottom - top}h-${width}z`;

/** Fins on the background of a box of that height. */
export const standing = (field: number, heights: readonly number[]): Span[] =>
  heights.map((height) => [field - height, field]);

/** Fins around the middle of a field of that height. */
export const centered = (field: number, heights: readonly number[]): Span[] =>
  heights.map((height) => [(field - height) / 2, (field + height) / 2]);

/** Fins as two paths: those that are lit, and the rest. */
export function drawFins(spans: readonly Span[], isLit: (at: number) => boolean) {
  const join = (lit: boolean) => spans.map((span, at) => (isLit(at) === lit ? fin(at, span) : '')).join('');
  return { rest: join(false), lit: join(true) };
}
