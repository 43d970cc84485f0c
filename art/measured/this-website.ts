import { beton, leaf, shade, sol } from '../palette.ts';
import { range } from '../svg/number.ts';
import { box, fill, fin, NIGHT_PANEL, panel, svg, text, tick } from '../svg/shapes.ts';
import { measured } from './measured.ts';

const { messages, bytes, seconds } = measured;

const LEFT = 64;

/** Place and size of the words of a field: on each screen the three have one scale and one margin. */
interface Field {
  width: number;
  height: number;
  edge: number;
  figure: { size: number; y: number };
  label: { size: number; y: number };
}

/** Layout for phones: full width, edge is the page's margin; also a file. */
const PHONE = { width: 760, edge: 40, figure: { size: 124, y: 134 }, label: { size: 32, y: 184 } };
/** Small fields beside the large one, which is shown a quarter larger. */
const SMALL = { width: 760, edge: 58, figure: { size: 106, y: 132 }, label: { size: 28, y: 182 } };
const LARGE = { width: 1200, edge: 46, figure: { size: 140, y: 144 }, label: { size: 27, y: 200 } };

const wordsOf = ({ label }: Pick<Field, 'label'>) => ({ size: label.size, fill: beton(800) });

/** A field of the gallery, over its whole width, with the background of its styles. */
const plate = (field: Field, ground: string, figure: string, label: string, body: string): string =>
  svg(
    field.width,
    field.height,
    box(0, 0, field.width, field.height, ground) +
      // The figure has more room before its first stroke than the words have.
      text(field.edge - 4, field.figure.y, figure, { size: field.figure.size, weight: 500, font: 'display' }) +
      text(field.edge, field.label.y, label, wordsOf(field)) +
      body,
  );

/** Draws one fin for each kill. */
export function websiteMessages(): string {
  const rows = 8;
  const perRow = Math.ceil(messages.kills / rows);
  const fins = range(messages.kills).map((kill) =>
    fin(LEFT + (kill % perRow) * (632 / perRow), 236 + Math.floor(kill / perRow) * 22, 6.4, 17),
  );
  const caption = { size: 28, fill: beton(400) };
  return svg(
    760,
    520,
    panel(20, 14, 720, 492, { ...NIGHT_PANEL, fill: beton(950), radius: 10 }) +
      text(LEFT, 132, messages.acknowledged, { size: 88, weight: 500, font: 'display', fill: beton(50) }) +
      text(LEFT, 184, 'messages acknowledged', caption) +
      box(LEFT, 212, 632, 1, NIGHT_PANEL.line) +
      fill(sol(500), fins.join('')) +
      text(LEFT, 462, `${messages.kills} kills of the server, one fin each`, caption) +
      tick(540, 452, 20, leaf(300)) +
      text(696, 462, `${messages.missing} missing`, { size: 28, weight: 600, fill: leaf(300), anchor: 'end' }),
  );
}

interface Rows {
  top: number;
  step: number;
  /** Start of the fins, their distance and size. */
  fins: { x: number; step: number; width: number; height: number };
}

/** A fin for each kilobyte that begins, part by part. */
function bytesIn(field: Field, { top, step, fins }: Rows): string {
  const parts = [
    { name: 'Document', kb: bytes.document, color: sol(700) },
    { name: 'Fonts', kb: bytes.fonts, color: sol(600) },
    { name: 'Pictures', kb: bytes.pictures, color: shade(700) },
    { name: 'Script', kb: bytes.script, color: beton(950) },
  ];
  const words = { size: field.label.size, fill: beton(950) };
  const rows = parts.map(({ name, kb, color }, row) => {
    const y = top + row * step;
    const baseline = y + fins.height / 2 + field.label.size * 0.35;
    const all = range(Math.ceil(kb)).map((place) => fin(fins.x + place * fins.step, y, fins.width, fins.height));
    return (
      text(field.edge, baseline, name, words) +
      fill(color, all.join('')) +
      text(field.width - field.edge, baseline, kb.toFixed(1), { ...words, anchor: 'end' })
    );
  });
  return plate(field, sol(200), `${bytes.total} kB`, 'the whole home page, packed', rows.join(''));
}

export const websiteBytes = (): string =>
  bytesIn({ ...PHONE, height: 544 }, { top: 226, step: 72, fins: { x: 206, step: 17.2, width: 12, height: 48 } });

export const websiteBytesWide = (): string =>
  bytesIn({ ...LARGE, height: 848 }, { top: 258, step: 142, fins: { x: 206, step: 35, width: 25, height: 110 } });

type Fins = { count: number; needed: number; width: number; lit: string; rest: string };

/** A row of fins across the field; those that were needed are lit. */
function row({ width: field, edge }: Field, { count, needed, width, lit, rest }: Fins): string {
  const step = (field - 2 * edge - width) / (count - 1);
  const fins = range(count).map((place) => fin(edge + place * step, 214, width, 104));
  return fill(lit, fins.slice(0, needed).join('')) + fill(rest, fins.slice(needed).join(''));
}

/** Labels the ends of the row and the fins between; below it the place of the measurement. */
function scale(field: Field, { count, width }: Fins, marks: Record<number, string>, last: string, where: string) {
  const step = (field.width - 2 * field.edge - width) / (count - 1);
  const words = wordsOf(field);
  return (
    Object.entries(marks)
      .map(([place, mark]) => text(field.edge + Number(place) * step, 356, mark, words))
      .join('') +
    text(field.width - field.edge, 356, last, { ...words, anchor: 'end' }) +
    text(field.edge, 356 + field.label.size * 1.5, where, words)
  );
}

/** A fin for each tenth of a second of the three that a visitor may be asked to wait. */
function secondsIn(field: Field): string {
  const fins = {
    count: 30,
    needed: Math.ceil(seconds.message / 100),
    width: 15,
    lit: shade(700),
    rest: beton(0),
  };
  return plate(
    field,
    shade(200),
    `${(seconds.message / 1000).toFixed(1)} s`,
    'from Send to the receipt',
    row(field, fins) +
      scale(field, fins, { 0: '0 s', 10: '1 s', 20: '2 s' }, '3 s', 'A quarter of the processor, 1.6 Mbit/s'),
  );
}

/** A fin for each hundredth of the 0.2 seconds that count as at once. */
function framesIn(field: Field): string {
  const fins = { count: 20, needed: Math.ceil(seconds.home / 10), width: 22, lit: sol(600), rest: beton(0) };
  return plate(
    field,
    beton(200),
    `${seconds.home} ms`,
    'from a key to the next frame',
    row(field, fins) +
      scale(field, fins, { 0: '0 ms', 10: '100 ms' }, '200 ms', 'A quarter of the processor, home page'),
  );
}

export const websiteSeconds = (): string => secondsIn({ ...PHONE, height: 440 });
export const websiteSecondsSmall = (): string => secondsIn({ ...SMALL, height: 452 });
export const websiteFrames = (): string => framesIn({ ...PHONE, height: 440 });
export const websiteFramesSmall = (): string => framesIn({ ...SMALL, height: 452 });
