import { beton, leaf, sol } from '../../palette.ts';
import { CHANGES } from '../services/offline-queue.ts';
import { box, CARD_LINE, fill, fin, panel, svg, text, tick } from '../shapes.ts';

/** Four changes that wait in order without a signal, and what becomes of them once there is one. */
export const offlineQueueNarrow = (): string => svg(360, 464, queue() + received());

function queue(): string {
  const signal = [8, 13, 18, 23].map((height, index) => fin(304 + index * 9, 42 - height, 6, height));
  const rows = CHANGES.map(({ time, what, size }, index) => {
    const y = 96 + index * 60;
    const next = index === 0;
    return (
      panel(16, y, 328, 52, { fill: next ? sol(100) : beton(50), line: next ? sol(500) : CARD_LINE, radius: 6 }) +
      text(30, y + 23, what, { size: 15, weight: 600 }) +
      text(30, y + 42, size, { size: 13.5, fill: beton(700) }) +
      text(330, y + 23, time, { size: 14, fill: beton(700), anchor: 'end', font: 'mono' })
    );
  });
  return (
    panel(0, 0, 360, 352, { fill: beton(0), line: CARD_LINE, radius: 12 }) +
    text(16, 42, 'No signal', { size: 26, weight: 500, font: 'display' }) +
    fill(beton(300), signal.join('')) +
    `<path d="M300 14l42 34" stroke="${sol(700)}" stroke-width="2.6" stroke-linecap="round"/>` +
    text(16, 70, 'Keep working. Four changes wait, in order.', { size: 14.5, fill: beton(700) }) +
    rows.join('')
  );
}

function received(): string {
  const wave = [8, 13, 18, 23].map((height, index) => fin(304 + index * 9, 437 - height, 6, height));
  return (
    `<path d="M180 352v32m-6-8 6 8 6-8" stroke="${beton(950)}" stroke-width="1.6" fill="none"/>` +
    box(0, 384, 360, 80, leaf(100), 12) +
    `<circle cx="32" cy="424" r="14" fill="${beton(0)}"/>` +
    tick(26, 425, 12, leaf(700)) +
    text(60, 420, 'Connected, 11:03', { size: 17, weight: 600, font: 'display' }) +
    text(60, 442, 'sent in the same order', { size: 14.5, fill: leaf(700) }) +
    fill(leaf(500), wave.join(''))
  );
}
