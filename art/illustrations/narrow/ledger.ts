import { beton, leaf, shade, sol } from '../../palette.ts';
import { random, range } from '../../svg/number.ts';
import { BLOCKS, CHECKS, PANEL } from '../services/ledger.ts';
import { box, fill, fin, panel, svg, text, tick } from '../shapes.ts';

/** The block that holds the contract, at the end of its chain, and the audit that it has passed. */
export const ledgerNarrow = (): string => svg(360, 440, chain() + audit());

function chain(): string {
  const noise = random('ledger-narrow');
  const bars = (x: number, count: number): string =>
    range(count)
      .map((place) => {
        const height = 10 + Math.floor(noise() * 30);
        return fin(x + place * 8, 120 - height, 5, height);
      })
      .join('');
  const before = BLOCKS.slice(1, 3).map(({ detail }, index) => {
    const x = index * 96;
    const [count = '', what = ''] = detail.split(' ');
    return (
      panel(x, 0, 80, 136, PANEL) +
      text(x + 12, 32, count, { size: 18, weight: 600, font: 'display', fill: beton(50) }) +
      text(x + 12, 52, what, { size: 13.5, fill: beton(400) }) +
      fill(index ? sol(300) : shade(400), bars(x + 12, 7)) +
      `<path d="M${x + 80} 68h16" stroke="${index ? sol(500) : beton(500)}" stroke-width="2"/>`
    );
  });
  const ours = BLOCKS[3];
  return (
    before.join('') +
    box(192, 0, 168, 136, sol(500), 6) +
    text(208, 32, ours?.number ?? '', { size: 22, weight: 600, font: 'display' }) +
    text(208, 54, ours?.detail ?? '', { size: 14, fill: beton(900) }) +
    fill(beton(950), bars(208, 17))
  );
}

function audit(): string {
  const rows = CHECKS.map(([what, result], index) => {
    const y = 240 + index * 30;
    return (
      tick(16, y - 5, 11, leaf(300)) +
      text(40, y, what, { size: 15, fill: beton(200) }) +
      text(344, y, result, { size: 15, weight: 600, fill: beton(50), anchor: 'end' })
    );
  });
  return (
    panel(0, 160, 360, 280, PANEL) +
    text(16, 192, 'Audit', { size: 18, weight: 600, font: 'display', fill: beton(50) }) +
    text(344, 192, 'passed', { size: 15, weight: 600, fill: leaf(300), anchor: 'end' }) +
    box(0, 208, 360, 1, PANEL.line) +
    rows.join('') +
    box(16, 384, 328, 1, PANEL.line) +
    text(16, 416, 'ready for the test network', { size: 15, weight: 600, fill: sol(400) })
  );
}
