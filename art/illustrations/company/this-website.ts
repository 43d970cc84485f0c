import { measured } from '../../../app/content/portfolio/measured.ts';
import { beton, leaf, shade, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { box, fill, fin, NIGHT_PANEL, panel, svg, text, tick } from '../shapes.ts';

const { messages, bytes, seconds } = measured;

const LEFT = 64;

/** The fields of the gallery, from edge to edge, in the grounds that its styles give them; right and left as much room. */
const EDGE = 40;
const RIGHT = 760 - EDGE;
const small = { size: 32, fill: beton(800) };

const plate = (height: number, ground: string, figure: string, label: string, body: string): string =>
  svg(
    760,
    height,
    box(0, 0, 760, height, ground) +
      text(EDGE - 4, 134, figure, { size: 124, weight: 500, font: 'display' }) +
      text(EDGE, 184, label, small) +
      body,
  );

/** As many fins as there were kills. */
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

/** A fin for each kilobyte that begins, part by part. */
export function websiteBytes(): string {
  const parts = [
    { name: 'Document', kb: bytes.document, color: sol(700) },
    { name: 'Fonts', kb: bytes.fonts, color: sol(600) },
    { name: 'Pictures', kb: bytes.pictures, color: shade(700) },
    { name: 'Script', kb: bytes.script, color: beton(950) },
  ];
  const rows = parts.map(({ name, kb, color }, row) => {
    const y = 226 + row * 72;
    const fins = range(Math.ceil(kb)).map((place) => fin(206 + place * 17.2, y, 12, 48));
    return (
      text(EDGE, y + 35, name, { ...small, fill: beton(950) }) +
      fill(color, fins.join('')) +
      text(RIGHT, y + 35, kb.toFixed(1), { ...small, fill: beton(950), anchor: 'end' })
    );
  });
  return plate(544, sol(200), `${bytes.total} kB`, 'the whole home page, packed', rows.join(''));
}

type Fins = { count: number; needed: number; width: number; lit: string; rest: string };

/** A row of fins across the field; those that were needed are lit. */
function row({ count, needed, width, lit, rest }: Fins): string {
  const step = (RIGHT - EDGE - width) / (count - 1);
  const fins = range(count).map((place) => fin(EDGE + place * step, 214, width, 104));
  return fill(lit, fins.slice(0, needed).join('')) + fill(rest, fins.slice(needed).join(''));
}

/** A fin for each tenth of a second of the three that a visitor may be asked to wait. */
export function websiteSeconds(): string {
  const marks = range(3).map((second) => text(EDGE + second * 229, 356, `${second} s`, small));
  return plate(
    440,
    shade(200),
    `${(seconds.message / 1000).toFixed(1)} s`,
    'from Send to the receipt',
    row({ count: 30, needed: Math.ceil(seconds.message / 100), width: 15, lit: shade(700), rest: beton(0) }) +
      marks.join('') +
      text(RIGHT, 356, '3 s', { ...small, anchor: 'end' }) +
      text(EDGE, 406, 'A quarter of the processor, 1.6 Mbit/s', small),
  );
}

/** A fin for each hundredth of a second of the fifth that counts as at once. */
export function websiteFrames(): string {
  return plate(
    440,
    beton(200),
    `${seconds.home} ms`,
    'from a key to the next frame',
    row({ count: 20, needed: Math.ceil(seconds.home / 10), width: 22, lit: sol(600), rest: beton(0) }) +
      text(EDGE, 356, '0 ms', small) +
      text(EDGE + 346, 356, '100 ms', small) +
      text(RIGHT, 356, '200 ms', { ...small, anchor: 'end' }) +
      text(EDGE, 406, 'A quarter of the processor, home page', small),
  );
}
