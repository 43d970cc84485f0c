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

const turn = (degrees: number): Matrix => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
};
const slope = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

function toMatrix(name: string, numbers: number[]): Matrix {
  const [a = 0, b, c, d = 0, e = 0, f = 0] = numbers;
  switch (name) {
    case 'matrix':
      return [a, b ?? 0, c ?? 0, d, e, f];
    case 'translate':
      return [1, 0, 0, 1, a, b ?? 0];
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0];
    case 'rotate':
      return b === undefined
        ? turn(a)
        : multiply(multiply([1, 0, 0, 1, b, c ?? 0], turn(a)), [1, 0, 0, 1, -b, -(c ?? 0)]);
    case 'skewX':
      return [1, 0, slope(a), 1, 0, 0];
    case 'skewY':
      return [1, slope(a), 0, 1, 0, 0];
    default:
      throw new Error(`SVG has no transform ${name}`);
  }
}

/** @throws on a transform that SVG does not have */
const parseTransform = (transform = ''): Matrix =>
  [...transform.matchAll(/(\w+)\s*\(([^)]*)\)/g)].reduce(
    (before, [, name = '', list = '']) =>
      multiply(
        before,
        toMatrix(
          name,
          list
            .trim()
            .split(/[\s,]+/)
            .map(Number),
        ),
      ),
    IDENTITY,
  );

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

/** All texts of a picture, also those that the edge cuts or hides. */
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
  const fixed = Number(node.attributes.textLength ?? 0);
  const width = fixed || (setLine(words, faceOf(family), weight).width * size) / EM;
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
