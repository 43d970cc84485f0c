import { markPath } from '../../brand/logo.ts';
import { beton, leaf, shade, sol } from '../../palette.ts';
import { random, range } from '../../svg/number.ts';
import { answers, asks } from '../bubble.ts';
import { contract } from '../narrow/signchain.ts';
import { sealAt } from '../products/seal.ts';
import { ORDERS, phone } from '../services/build.ts';
import { BLOCKS, CHECKS } from '../services/ledger.ts';
import { box, CARD_LINE, fill, fin, panel, svg, text, tick } from '../shapes.ts';
import { PASSAGES } from './portfolio-dense.ts';
import { heading, LEFT, LINE, NIGHT_LINE, nightPanel, paper, RIGHT, shot, WIDTH } from './shot.ts';

/** The shipments in a window, and one of them on the phone before it. */
export function shipmentsNarrow(id: string): string {
  const height = 310;
  const left = 214;
  const rows = ORDERS.slice(0, 4).map((row, index) => {
    const y = 72 + index * 56;
    const bars = range(14).map((place) => fin(left + place * 11.9, y + 33, 7, 12));
    const done = bars.filter((_, place) => place / 14 < row.progress);
    return (
      (index ? box(left, y, RIGHT - left, 1, LINE) : '') +
      text(left, y + 25, row.order, { size: 16, weight: 600 }) +
      text(RIGHT, y + 25, row.status, { size: 15, weight: 600, fill: row.color, anchor: 'end' }) +
      fill(beton(200), bars.slice(done.length).join('')) +
      fill(row.color, done.join(''))
    );
  });
  return svg(
    WIDTH,
    height,
    panel(60, 40, WIDTH - 60, 260, { fill: beton(0), line: CARD_LINE }) +
      fill(beton(100), `M61 70V48a7 7 0 0 1 7-7h${WIDTH - 76}a7 7 0 0 1 7 7v22z`) +
      text(left, 60, 'app.saltmarsh.example', { size: 13.5, fill: beton(600) }) +
      rows.join('') +
      `<g transform="translate(-553 -90) scale(1.02)">${phone(id, false)}</g>`,
  );
}

/** The end of the chain, and the audit of what stands there. */
export function blockShot(): string {
  const noise = random('block-shot');
  const bars = (x: number, count: number): string =>
    range(count)
      .map((place) => {
        const height = 8 + Math.floor(noise() * 22);
        return fin(x + place * 8, 100 - height, 5, height);
      })
      .join('');
  const before = BLOCKS.slice(1, 3).map(({ number, detail }, index) => {
    const x = index * 124;
    return (
      nightPanel(x, 0, 104, 140) +
      text(x + 12, 30, number, { size: 15, weight: 600, fill: beton(50) }) +
      text(x + 12, 52, detail, { size: 15, fill: beton(400) }) +
      fill(shade(400), bars(x + 12, 10)) +
      `<path d="M${x + 104} 58h20" stroke="${index ? sol(500) : beton(500)}" stroke-width="2"/>`
    );
  });
  const checks = CHECKS.slice(3).map(([what, result], index) => {
    const y = 206 + index * 34;
    return (
      tick(48, y - 6, 12, leaf(300)) +
      text(74, y, what, { size: 16, fill: beton(200) }) +
      text(344, y, result, { size: 16, weight: 600, fill: beton(50), anchor: 'end' })
    );
  });
  return shot(
    before.join('') +
      box(248, 0, 152, 140, sol(500), 8) +
      text(264, 34, BLOCKS[3]?.number ?? '', { size: 20, weight: 600, font: 'display' }) +
      text(264, 56, BLOCKS[3]?.detail ?? '', { size: 15, fill: beton(900) }) +
      fill(beton(950), bars(264, 15)) +
      panel(28, 122, 336, 142, { fill: beton(800), line: NIGHT_LINE, radius: 8 }) +
      text(48, 156, 'Audit', { size: 18, weight: 600, font: 'display', fill: beton(50) }) +
      text(344, 156, 'passed', { size: 16, weight: 600, fill: leaf(300), anchor: 'end' }) +
      box(48, 172, 296, 1, NIGHT_LINE) +
      checks.join(''),
  );
}

/** A claim with what was found in it, and who decides. */
export function reviewShot(): string {
  const passages = PASSAGES.slice(0, 2).map(({ page, words }, index) => {
    const y = 70 + index * 53;
    return (
      box(LEFT, y, 3, 42, sol(500)) +
      text(LEFT + 16, y + 15, page, { size: 15, fill: beton(600) }) +
      text(LEFT + 16, y + 38, words, { size: 17, weight: 600 })
    );
  });
  return paper(
    heading('Claim 20418', '3 files') +
      passages.join('') +
      panel(LEFT, 176, RIGHT - LEFT, 72, { fill: beton(950), line: NIGHT_LINE, radius: 6 }) +
      text(LEFT + 16, 203, 'Above $10,000', { size: 15, fill: sol(300) }) +
      text(LEFT + 16, 235, '$12,400', { size: 26, weight: 600, font: 'display', fill: beton(0) }) +
      box(206, 190, 158, 44, sol(500), 5) +
      text(285, 217.5, 'A person decides', { size: 17, weight: 600, anchor: 'middle' }),
  );
}

/** An agreement with both signatures and its seal, and before its lower edge where it is recorded. */
export const signaturesShot = (): string =>
  shot(
    `<g transform="scale(1.09)">${contract(218)}${sealAt(312, 40, 26)}</g>` +
      panel(96, 226, 304, 38, { fill: beton(950), line: NIGHT_LINE, radius: 6 }) +
      `<circle cx="118" cy="245" r="9" fill="${sol(500)}"/>${tick(113.5, 245, 9, beton(950))}` +
      text(138, 250.5, 'On chain', { size: 16, weight: 600, fill: beton(50) }) +
      text(384, 250.5, '0x9f3a … c71e', { size: 15, font: 'mono', fill: sol(300), anchor: 'end' }),
  );

const WORDS = [
  '¿Dónde está mi pedido 8841?',
  'Salió de Rotterdam esta mañana.',
  'Can you tell my colleague in English?',
  'Done. I sent Priya the tracking link.',
];
const SAID = { size: 16, height: 40, radius: 11 };

/** Two questions in two languages about the same order, in their window. */
export const chatShot = (): string =>
  paper(
    fill(beton(950), `M0 50V10a10 10 0 0 1 10-10h${WIDTH - 20}a10 10 0 0 1 10 10v40z`) +
      `<g transform="translate(${LEFT} 11) scale(.9)">${fill(sol(500), markPath)}</g>` +
      text(LEFT + 40, 31, 'Saltmarsh support', { size: 17, weight: 600, font: 'display', fill: beton(0) }) +
      WORDS.map((words, index) => {
        const y = 64 + index * 49;
        return index % 2 ? answers(LEFT, y, [words], SAID) : asks(RIGHT, y, words, SAID);
      }).join(''),
  );
