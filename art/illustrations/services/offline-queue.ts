import { beton, leaf, shadow, sol } from '../../palette.ts';
import { box, CARD_LINE, fill, fin, floating, panel, shadowFilter, svg, text, tick } from '../shapes.ts';

/** A phone without signal keeps its changes in order and sends them when it is back. */
export const offlineQueue = (id: string): string => svg(704, 600, received() + wires() + phone(id), shadowFilter(id));

const CASE = shadow.device;

export const CHANGES = [
  { time: '10:42', what: 'Arrived at stop 7', size: 'position' },
  { time: '10:44', what: 'Photo of the pallet', size: '1.2 MB' },
  { time: '10:45', what: 'Signature', size: '18 kB' },
  { time: '10:46', what: 'Note: two crates wet', size: 'text' },
];

const rowAt = (index: number): number => 232 + index * 62;

function phone(id: string): string {
  const signal = [6, 9, 12, 15].map((height, index) => fin(252 + index * 6, 92 - height, 4, height));
  const rows = CHANGES.map(({ time, what, size }, index) => {
    const y = rowAt(index);
    const next = index === 0;
    return (
      panel(64, y, 224, 50, { fill: next ? sol(100) : beton(0), line: next ? sol(500) : CARD_LINE, radius: 6 }) +
      text(78, y + 22, what, { size: 13.5, weight: 600 }) +
      text(78, y + 39, size, { size: 13.5, fill: beton(700) }) +
      text(274, y + 22, time, { size: 13.5, fill: beton(700), anchor: 'end', font: 'mono' })
    );
  });
  return (
    floating(id, box(40, 24, 272, 552, CASE, 40)) +
    box(49, 33, 254, 534, beton(50), 32) +
    box(139, 44, 74, 18, CASE, 9) +
    text(64, 92, '10:46', { size: 13.5, weight: 600 }) +
    fill(beton(300), signal.join('')) +
    `<path d="M248 72l30 24" stroke="${sol(700)}" stroke-width="2.4" stroke-linecap="round"/>` +
    text(64, 138, 'No signal', { size: 24, weight: 500, font: 'display' }) +
    text(64, 162, 'Keep working. Four changes wait', { size: 13.5, fill: beton(700) }) +
    text(64, 180, 'on this phone, in order.', { size: 13.5, fill: beton(700) }) +
    text(64, 216, 'To send', { size: 13.5, weight: 600 }) +
    rows.join('') +
    box(64, 496, 224, 44, beton(950), 8) +
    text(176, 523, 'Next delivery', { size: 13.5, weight: 600, fill: beton(0), anchor: 'middle' })
  );
}

function wires(): string {
  const paths = CHANGES.map((_, index) => `M312 ${rowAt(index) + 25}h88`).join('');
  return (
    `<path d="${paths}" stroke="${beton(400)}" stroke-width="1.4" stroke-dasharray="3 4"/>` +
    `<path d="M312 ${rowAt(0) + 25}h44" stroke="${sol(500)}" stroke-width="2"/>` +
    `<circle cx="356" cy="${rowAt(0) + 25}" r="4.5" fill="${sol(500)}"/>`
  );
}

function received(): string {
  const rows = CHANGES.map(({ time, what }, index) => {
    const y = rowAt(index);
    return (
      box(400, y + 50, 240, 1, beton(200)) +
      `<circle cx="416" cy="${y + 25}" r="9" fill="${leaf(100)}"/>` +
      tick(411.5, y + 25.5, 9, leaf(700)) +
      text(438, y + 22, what, { size: 13.5, weight: 600 }) +
      text(438, y + 38, `made ${time}, sent 11:03`, { size: 13.5, fill: beton(600) })
    );
  });
  const wave = [10, 16, 22, 28].map((height, index) => fin(612 + index * 7, 132 - height, 5, height));
  return (
    panel(376, 80, 288, 440, { fill: beton(0), line: CARD_LINE }) +
    text(400, 130, 'Connected', { size: 20, weight: 500, font: 'display' }) +
    fill(leaf(500), wave.join('')) +
    text(400, 154, '11:03, in the same order', { size: 13.5, fill: beton(600) }) +
    box(400, 174, 240, 1, beton(200)) +
    text(400, 206, 'Sent', { size: 13.5, weight: 600, fill: leaf(700) }) +
    box(400, 222, 240, 1, beton(200)) +
    rows.join('')
  );
}
