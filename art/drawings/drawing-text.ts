import type { XastElement } from 'svgo';
import { fonts } from '../../shared/site.ts';
import { type Face, missingLetters } from '../type/font.ts';

/** Attributes that a text takes from the elements around it. */
const INHERITED = [
  'direction',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'stroke',
  'stroke-opacity',
  'text-anchor',
  'text-decoration',
  'word-spacing',
  'writing-mode',
  'xml:space',
] as const;

/** Attributes that stay when words become outlines: a group around the text has them. */
const KEPT = ['clip-path', 'filter', 'mask', 'opacity', 'visibility'] as const;

export type TextStyle = Partial<Record<(typeof INHERITED)[number], string>>;

export function inheritStyle(from: TextStyle, { attributes }: XastElement): TextStyle {
  const style = { ...from };
  for (const name of INHERITED) {
    const value = attributes[name];
    if (value !== undefined && value !== 'inherit') style[name] = value;
  }
  return style;
}

/** Font names of a face: its own, and those that all programs have. */
const FACES: Record<string, Face> = {
  text: 'text',
  'sans-serif': 'text',
  display: 'display',
  code: 'code',
  monospace: 'code',
};

/** Face of the first name in a `font-family` that the site has. */
function faceOf(family: string): Face | undefined {
  const names = family.split(',').map((name) => name.trim().replace(/^(['"])(.*)\1$/, '$2'));
  const kebab = (name: string) =>
    name
      .toLowerCase()
      .replace(/ (?:variable|vf)$/, '')
      .replace(/\s+/g, '-');
  for (const name of names) {
    const face = FACES[name] ?? (Object.keys(fonts) as Face[]).find((each) => fonts[each] === kebab(name));
    if (face) return face;
  }
  return undefined;
}

const UNITS: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

/** `13.5px` -> 13.5 @returns undefined if it is no single length, or one that depends on something else */
function toUnits(value: string): number | undefined {
  const [, number, unit = ''] = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)([a-z]*)\s*$/i.exec(value) ?? [];
  const factor = UNITS[unit];
  return number === undefined || factor === undefined ? undefined : Number(number) * factor;
}

const WEIGHTS: Record<string, string> = { normal: '400', bold: '700' };

/** A style that would be lost when words become outlines, and the solution. */
function faultOfStyle(style: TextStyle): string | undefined {
  const isNone = (value = '0') => Number.parseFloat(value) === 0 || value === 'normal';
  if ((style['font-style'] ?? 'normal') !== 'normal') return 'the fonts have no italic: set it upright';
  if (!isNone(style['letter-spacing']) || !isNone(style['word-spacing']))
    return 'letters and words are set as the font says: remove letter-spacing and word-spacing';
  if (!/^none\b/.test(style['text-decoration'] ?? 'none')) return 'a line under words is a shape of its own: draw it';
  if ((style.stroke ?? 'none') !== 'none') return 'words have no outline (stroke): give them a fill alone';
  if (!/^(?:auto|alphabetic)$/.test(style['dominant-baseline'] ?? 'auto'))
    return 'a text is on its base line: remove dominant-baseline, and move the text';
  if (!/^(?:lr|horizontal)/.test(style['writing-mode'] ?? 'lr'))
    return 'words run sideways: turn the text by a transform';
  return undefined;
}

type Line = { x: number; y: number; style: TextStyle; pieces: Piece[] };
type Piece = { words: string; fill: string };

type Reader = {
  /** @param at the element whose line is named */
  report: (at: XastElement, fault: string) => void;
  /** The color of words, or a reference to a gradient, as the site shows it. */
  paint: (at: XastElement, style: TextStyle) => string;
};

/**
 * A text, however a drawing program writes it (parts in parts, lines as parts, styles anywhere), as texts of one line each:
 * with place, size, weight and face, and a part for each other color.
 * @param attributes those that any shape may have, cleaned
 */
export function flattenText(
  text: XastElement,
  attributes: Readonly<Record<string, string>>,
  around: TextStyle,
  { report, paint }: Reader,
): XastElement[] {
  const own = inheritStyle(around, text);
  const isKept = own['xml:space'] === 'preserve';
  const lines: Line[] = [];
  const place = (node: XastElement, name: 'x' | 'y', before: number): number => {
    const value = node.attributes[name];
    if (value === undefined) return before;
    const units = toUnits(value);
    if (units === undefined) report(node, `${name}="${value}" is not one place: give the line one, not each letter`);
    return units ?? 0;
  };

  const read = (node: XastElement, style: TextStyle): void => {
    for (const name of ['dx', 'dy', 'rotate', 'textLength', 'baseline-shift'])
      if (!/^(?:0[a-z]*|baseline|)$/.test(node.attributes[name] ?? ''))
        report(node, `${name} moves single letters, which is lost: remove it`);
    const { x, y, 'sodipodi:role': role } = node.attributes;
    const before = lines.at(-1);
    if (!before || x !== undefined || y !== undefined || role === 'line')
      lines.push({ x: place(node, 'x', before?.x ?? 0), y: place(node, 'y', before?.y ?? 0), style, pieces: [] });
    for (const child of node.children) {
      if (child.type === 'text' || child.type === 'cdata') add(node, child.value, style);
      else if (child.type === 'element' && (child.name === 'tspan' || child.name === 'a'))
        read(child, inheritStyle(style, child));
      else if (child.type === 'element' && child.name !== 'title' && child.name !== 'desc')
        report(child, `<${child.name}> in a text is not shown: write the words without it`);
    }
  };

  const add = (node: XastElement, written: string, style: TextStyle): void => {
    const words = isKept ? written.replace(/[\t\r\n]/g, ' ') : written.replace(/[\t\r\n ]+/g, ' ');
    const line = lines.at(-1);
    if (!line || words === '') return;
    const isFirst = line.pieces.length === 0;
    if (isFirst && words === ' ') return;
    const fault = faultOfStyle(style);
    if (fault) report(node, fault);
    if (isFirst) line.style = { ...style, 'text-anchor': style['text-anchor'] ?? 'start' };
    else if (
      /[^ ]/.test(words) &&
      ['font-family', 'font-size', 'font-weight'].some((name) => isOther(line.style, style, name))
    )
      report(node, 'a line has one font, one size and one weight: make a text of its own of this part');
    const fill = paint(node, style);
    const last = line.pieces.at(-1);
    if (last?.fill === fill) last.words += words;
    else line.pieces.push({ words: isFirst && !isKept ? words.replace(/^ /, '') : words, fill });
    check(node, words, style);
  };

  const check = (node: XastElement, words: string, style: TextStyle): void => {
    if (/[{}]/.test(words)) report(node, 'braces have no meaning in a drawing: write the words themselves');
    const face = faceOf(style['font-family'] ?? 'text');
    if (!face) {
      const known = Object.values(fonts).join(', ');
      report(node, `the font ${style['font-family']} is not a font of the site: use one of ${known}`);
      return;
    }
    const missing = missingLetters(words, face);
    if (missing.length > 0) report(node, `the font ${fonts[face]} lacks ${missing.join(' ')}: write it otherwise`);
  };

  read(text, own);
  const drawn = lines.flatMap((line) => {
    const last = line.pieces.at(-1);
    if (!last || line.pieces.every(({ words }) => /^ *$/.test(words))) return [];
    if (!isKept) last.words = last.words.replace(/ $/, '');
    const [piece, ...others] = line.pieces;
    const fill = others.length > 0 ? paint(text, own) : (piece?.fill ?? '');
    return [toElement(line, fill, (fault) => report(text, fault))];
  });
  const kept = [...KEPT, 'transform'].flatMap((name): [string, string][] => {
    const value = attributes[name];
    return value === undefined ? [] : [[name, value]];
  });
  // The color has the opacity.
  if ((around['fill-opacity'] ?? '1') !== '1') kept.push(['fill-opacity', '1']);
  if ((around.stroke ?? 'none') !== 'none') kept.push(['stroke', 'none']);
  return kept.length === 0
    ? drawn
    : [{ type: 'element', name: 'g', attributes: Object.fromEntries(kept), children: drawn }];
}

const styleValue = (style: TextStyle, name: string): string | undefined => {
  const value = style[name as keyof TextStyle];
  if (name === 'font-weight') return WEIGHTS[value ?? 'normal'] ?? value;
  if (name === 'font-family') return faceOf(value ?? 'text');
  return String(toUnits(value ?? '16'));
};
const isOther = (one: TextStyle, other: TextStyle, name: string): boolean =>
  styleValue(one, name) !== styleValue(other, name);

function toElement({ x, y, style, pieces }: Line, fill: string, report: (fault: string) => void): XastElement {
  const size = toUnits(style['font-size'] ?? '16');
  const weight = styleValue(style, 'font-weight') ?? '400';
  if (!size) report(`the size ${style['font-size']} depends on something else: give it as a number`);
  if (!/^\d+$/.test(weight)) report(`the weight ${weight} depends on something else: give it as a number`);
  const anchor = style['text-anchor'] ?? 'start';
  return {
    type: 'element',
    name: 'text',
    attributes: {
      x: String(x),
      y: String(y),
      'font-size': String(size),
      'font-family': faceOf(style['font-family'] ?? 'text') ?? 'text',
      fill,
      ...(weight === '400' ? {} : { 'font-weight': weight }),
      ...(anchor === 'start' ? {} : { 'text-anchor': anchor }),
    },
    children: pieces.map((piece) =>
      piece.fill === fill
        ? { type: 'text', value: piece.words }
        : {
            type: 'element',
            name: 'tspan',
            attributes: { fill: piece.fill },
            children: [{ type: 'text', value: piece.words }],
          },
    ),
  };
}
