import { measured } from '../../../app/content/portfolio/measured.ts';
import { beton, leaf, shade, sol } from '../../palette.ts';
import { range } from '../../svg/number.ts';
import { box, fill, fin, NIGHT_PANEL, panel, svg, text, tick } from '../shapes.ts';

const { messages, bytes, seconds } = measured;

const LEFT = 64;
const caption = { size: 28, fill: beton(400) };

/** A figure above its fins, on a night panel: what all four have in common. */
const frame = (figure: string, label: string, body: string): string =>
  svg(
    760,
    520,
    panel(20, 14, 720, 492, { ...NIGHT_PANEL, fill: beton(950), radius: 10 }) +
      text(LEFT, 132, figure, { size: 88, weight: 500, font: 'display', fill: beton(50) }) +
      text(LEFT, 184, label, caption) +
      box(LEFT, 212, 632, 1, NIGHT_PANEL.line) +
      body,
  );

/** As many fins as there were kills. */
export function websiteMessages(): string {
  const rows = 8;
  const perRow = Math.ceil(messages.kills / rows);
  const fins = range(messages.kills).map((kill) =>
    fin(LEFT + (kill % perRow) * (632 / perRow), 236 + Math.floor(kill / perRow) * 22, 6.4, 17),
  );
  return frame(
    messages.acknowledged,
    'messages acknowledged',
    fill(sol(500), fins.join('')) +
      text(LEFT, 462, `${messages.kills} kills of the server, one fin each`, caption) +
      tick(540, 452, 20, leaf(300)) +
      text(696, 462, `${messages.missing} missing`, { size: 28, weight: 600, fill: leaf(300), anchor: 'end' }),
  );
}

/** A fin for each kilobyte that begins, part by part. */
export function websiteBytes(): string {
  const parts = [
    { name: 'Document', kb: bytes.document, color: sol(500) },
    { name: 'Fonts', kb: bytes.fonts, color: sol(200) },
    { name: 'Pictures', kb: bytes.pictures, color: shade(400) },
    { name: 'Script', kb: bytes.script, color: beton(50) },
  ];
  const rows = parts.map(({ name, kb, color }, row) => {
    const y = 236 + row * 62;
    const fins = range(Math.ceil(kb)).map((place) => fin(214 + place * 13.8, y, 9.6, 34));
    return (
      text(LEFT, y + 24, name, { ...caption, fill: beton(50) }) +
      fill(color, fins.join('')) +
      text(696, y + 24, kb.toFixed(1), { ...caption, anchor: 'end' })
    );
  });
  return frame(`${bytes.total} kB`, 'the whole home page, packed', rows.join(''));
}

/** A fin for each tenth of a second of the three that a visitor may be asked to wait; those that were needed are lit. */
export function websiteSeconds(): string {
  const fins = range(30).map((tenth) => fin(LEFT + tenth * 21.1, 248, 15, 132));
  const needed = Math.ceil(seconds.message / 100);
  const marks = range(4).map((second) => text(LEFT + second * 211, 416, `${second} s`, caption));
  return frame(
    `${(seconds.message / 1000).toFixed(1)} s`,
    'from Send to the receipt',
    fill(sol(500), fins.slice(0, needed).join('')) +
      fill(beton(800), fins.slice(needed).join('')) +
      marks.slice(0, 3).join('') +
      text(696, 416, '3 s', { ...caption, anchor: 'end' }) +
      text(LEFT, 462, 'A quarter of the processor, 1.6 Mbit/s', caption),
  );
}

/** A fin for each hundredth of a second of the fifth that counts as at once; those that were needed are lit. */
export function websiteFrames(): string {
  const fins = range(20).map((hundredth) => fin(LEFT + hundredth * 31.8, 248, 22, 132));
  const needed = Math.ceil(seconds.home / 10);
  return frame(
    `${seconds.home} ms`,
    'from a key to the next frame',
    fill(sol(500), fins.slice(0, needed).join('')) +
      fill(beton(800), fins.slice(needed).join('')) +
      text(LEFT, 416, '0 ms', caption) +
      text(LEFT + 318, 416, '100 ms', caption) +
      text(696, 416, '200 ms', { ...caption, anchor: 'end' }) +
      text(LEFT, 462, 'A quarter of the processor, home page', caption),
  );
}
