import { optimize as runSvgo, type XastElement, type XastParent } from 'svgo';
import { EM, faceOf, setLine } from '../type/font.ts';
import { r1 } from './number.ts';

/** A text of a picture, in the picture's own units: its words, the size of its letters, and the box that they fill. */
export type TextRecord = {
  words: string;
  size: number;
  box: [left: number, top: number, right: number, bottom: number];
};

/** a b c d e f of SVG: x' = ax + cy + e, y' = bx + dy + f. */
type Matrix = [number, number, number, number, number, number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** @throws on any other transform than a move, a scale or a turn about the origin */
function parseTransform(transform = ''): Matrix {
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].reduce((before, [, name, list = '']) => {
    const [first = 0, second] = list.split(/[\s,]+/).map(Number);
    const angle = (first * Math.PI) / 180;
    if (name === 'translate') return multiply(before, [1, 0, 0, 1, first, second ?? 0]);
    if (name === 'scale') return multiply(before, [first, 0, 0, second ?? first, 0, 0]);
    if (name === 'rotate' && second === undefined)
      return multiply(before, [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]);
    throw new Error(`A text below the transform ${name} is not measured`);
  }, IDENTITY);
}

/** How far letters reach above and below their line, as shares of their size. */
const ASCENT = 0.72;
const DESCENT = 0.22;
const BELOW = /[gjpqyQ,;()[\]/]/;

type Inherited = { matrix: Matrix; size: number; weight: number; family: string };

function wordsOf(node: XastParent): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? wordsOf(child) : ''))
    .join('');
}

/** All that is written in a picture. Texts that the edge cuts or hides are among them. */
export function recordTexts(svg: string): TextRecord[] {
  const records: TextRecord[] = [];
  const stack: Inherited[] = [{ matrix: IDENTITY, size: 16, weight: 400, family: 'text' }];
  runSvgo(svg, {
    plugins: [
      {
        name: 'recordTexts',
        fn: () => ({
          element: {
            enter: (node) => {
              const inherited = inherit(stack.at(-1) as Inherited, node);
              stack.push(inherited);
              if (node.name === 'text') records.push(measure(node, inherited));
            },
            exit: () => void stack.pop(),
          },
        }),
      },
    ],
  });
  return records;
}

const inherit = (from: Inherited, { attributes }: XastElement): Inherited => ({
  matrix: multiply(from.matrix, parseTransform(attributes.transform)),
  size: Number(attributes['font-size'] ?? from.size),
  weight: Number(attributes['font-weight'] ?? from.weight),
  family: attributes['font-family'] ?? from.family,
});

function measure(node: XastElement, { matrix, size, weight, family }: Inherited): TextRecord {
  const words = wordsOf(node);
  const width = (setLine(words, faceOf(family), weight).width * size) / EM;
  const share = { end: 1, middle: 0.5 }[node.attributes['text-anchor'] ?? ''] ?? 0;
  const left = Number(node.attributes.x ?? 0) - width * share;
  const line = Number(node.attributes.y ?? 0);
  const [a, b, c, d, e, f] = matrix;
  const corners = [left, left + width].flatMap((x) =>
    [line - ASCENT * size, line + (BELOW.test(words) ? DESCENT * size : 0)].map((y) => ({
      x: a * x + c * y + e,
      y: b * x + d * y + f,
    })),
  );
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return {
    words,
    size: r1(size * Math.sqrt(Math.abs(a * d - b * c))),
    box: [r1(Math.min(...xs)), r1(Math.min(...ys)), r1(Math.max(...xs)), r1(Math.max(...ys))],
  };
}
