import { beton, brick, leaf, nightPanel as nightGround, shade, sol } from '../../palette.ts';
import { random, range } from '../../svg/number.ts';
import { HANDS } from '../narrow/signchain.ts';
import { DAYS, dollars, LOOK, TODAY } from '../products/finops.ts';
import { sealAt } from '../products/seal.ts';
import { EVENTS } from '../products/signchain.ts';
import { BLOCKS, CHECKS, CODE } from '../services/ledger.ts';
import { box, CARD_LINE, fill, fin, panel, svg, text, tick } from '../shapes.ts';
import { NIGHT_LINE, nightPanel } from './shot.ts';

/** Cards of desks: as dense as a screen, on a field of 560 × 372, no letter below 13.5. For phones each has a shot. */
const WIDTH = 560;
const HEIGHT = 372;
const SMALL = 13.5;

const dense = (body: string): string => svg(WIDTH, HEIGHT, body);

/** Four linked blocks, the contract that the last one holds, and its audit. */
export function chainDense(): string {
  const noise = random('chain-dense');
  const blocks = BLOCKS.map(({ number, detail }, index) => {
    const x = index * 144;
    const isOwn = index === BLOCKS.length - 1;
    const bars = range(14).map((place) => {
      const height = 6 + Math.floor(noise() * 24);
      return fin(x + 14 + place * 7.2, 96 - height, 4.5, height);
    });
    return (
      (isOwn ? box(x, 0, 128, 112, sol(500), 8) : nightPanel(x, 0, 128, 112)) +
      text(x + 14, 28, number, { size: 15, weight: 600, fill: isOwn ? beton(950) : beton(50) }) +
      text(x + 14, 48, detail, { size: SMALL, fill: isOwn ? beton(900) : beton(400) }) +
      fill(isOwn ? beton(950) : shade(400), bars.join('')) +
      (isOwn ? '' : `<path d="M${x + 128} 56h16" stroke="${index === 2 ? sol(500) : beton(500)}" stroke-width="2"/>`)
    );
  });
  const code = CODE.map(([indent, keyword, rest], index) => {
    const y = 184 + index * 21;
    return (
      text(12, y, String(index + 1), { size: SMALL, font: 'mono', fill: beton(500) }) +
      (keyword ? text(32 + indent * 8.1, y, keyword, { size: SMALL, font: 'mono', fill: sol(300) }) : '') +
      (rest
        ? text(32 + (indent + keyword.length) * 8.1, y, rest.replace(/^ /, '\u00a0'), {
            size: SMALL,
            font: 'mono',
            fill: beton(200),
          })
        : '')
    );
  });
  const checks = CHECKS.map(([what, result], index) => {
    const y = 196 + index * 32;
    return (
      tick(370, y - 5, 11, leaf(300)) +
      text(388, y, what, { size: SMALL, fill: beton(200) }) +
      text(544, y, result, { size: SMALL, weight: 600, fill: beton(50), anchor: 'end' })
    );
  });
  return dense(
    blocks.join('') +
      nightPanel(0, 128, 340, 244) +
      text(12, 154, 'settlement.vy', { size: SMALL, fill: beton(400) }) +
      code.join('') +
      nightPanel(356, 128, 204, 244) +
      text(370, 156, 'Audit', { size: 16, weight: 600, font: 'display', fill: beton(50) }) +
      text(544, 156, 'passed', { size: 14, weight: 600, fill: leaf(300), anchor: 'end' }) +
      box(370, 168, 174, 1, NIGHT_LINE) +
      checks.join(''),
  );
}

/** What was found in a claim, and where. */
export const PASSAGES = [
  { page: 'Page 2', words: 'Water through the roof, 3 November' },
  { page: 'Page 5', words: 'Stock of hall B, twelve crates' },
  { page: 'Page 6', words: 'Seal on hall B unbroken' },
  { page: 'Page 9', words: 'Repair and stock, $12,400' },
];

const STEPS = [
  { name: 'Model', detail: 'reads, compares, drafts' },
  { name: 'Guardrails', detail: 'privacy, tone, limits' },
  { name: 'Human review', detail: 'only above $10,000' },
];

/** A claim with what was found in it, and beside it the way it took to the person who decides. */
export function claimDense(): string {
  const passages = PASSAGES.map(({ page, words }, index) => {
    const y = 92 + index * 66;
    return (
      box(20, y, 3, 44, sol(500)) +
      text(36, y + 15, page, { size: SMALL, fill: beton(600) }) +
      text(36, y + 38, words, { size: 15.5, weight: 600 })
    );
  });
  const steps = STEPS.map(({ name, detail }, index) => {
    const y = 152 + index * 50;
    const color = index === STEPS.length - 1 ? sol(500) : leaf(500);
    return (
      `<circle cx="380" cy="${y - 5}" r="5" fill="${color}"/>` +
      (index < STEPS.length - 1 ? box(379, y + 4, 2, 34, beton(700)) : '') +
      text(398, y, name, { size: 15, weight: 600, fill: beton(50) }) +
      text(398, y + 20, detail, { size: SMALL, fill: beton(400) })
    );
  });
  return dense(
    panel(0, 0, 380, HEIGHT, { fill: beton(0), line: CARD_LINE, radius: 10 }) +
      text(20, 40, 'Claim 20418', { size: 21, weight: 600, font: 'display' }) +
      text(338, 40, '3 files', { size: 14, fill: beton(600), anchor: 'end' }) +
      box(20, 62, 318, 1, beton(200)) +
      passages.join('') +
      panel(356, 32, 204, 308, { fill: nightGround, line: NIGHT_LINE, radius: 10 }) +
      text(374, 66, 'Above $10,000', { size: SMALL, fill: sol(300) }) +
      text(374, 104, '$12,400', { size: 30, weight: 600, font: 'display', fill: beton(0) }) +
      box(374, 122, 168, 1, NIGHT_LINE) +
      steps.join('') +
      box(374, 290, 168, 36, sol(500), 5) +
      text(458, 313, 'A person decides', { size: 14.5, weight: 600, anchor: 'middle' }),
  );
}

/** The month so far by day, where it will end, and the day that stands out. */
export function spendDense(): string {
  const look = LOOK.day;
  const [left, right, floor, unit] = [24, 496, 284, 62];
  const step = (right - left) / DAYS.length;
  const peak = 12;
  const caption = { size: SMALL, fill: look.muted };
  const figure = { size: 26, weight: 600, fill: look.ink, font: 'display' as const };
  const bars = (days: number[]): string =>
    days
      .map((day) => {
        const height = (DAYS[day] ?? 0) * unit;
        return fin(left + day * step, floor - height, step - 4, height);
      })
      .join('');
  const scale = ['0', '$1k', '$2k', '$3k'].map((label, index) => {
    const y = floor - (index * 60 * unit) / 68;
    return box(left, y, right - left, 1, look.line) + text(536, y + 5, label, { ...caption, anchor: 'end' });
  });
  const dates = [1, 5, 10, 15, 20, 25, 30].map((date) =>
    text(left + (date - 0.6) * step, floor + 22, String(date), { ...caption, anchor: 'middle' }),
  );
  return dense(
    panel(0, 0, WIDTH, HEIGHT, { fill: look.ground, line: look.edge, radius: 10 }) +
      text(24, 34, 'November to date', caption) +
      text(24, 64, dollars(DAYS.slice(0, TODAY)), figure) +
      text(208, 34, 'Forecast, month end', caption) +
      text(208, 64, dollars(DAYS), figure) +
      text(400, 34, 'Savings found', caption) +
      text(400, 64, '$6,340', { ...figure, fill: look.good }) +
      scale.join('') +
      fill(look.compute, bars(range(TODAY).filter((day) => day !== peak))) +
      fill(sol(500), bars([peak])) +
      fill(look.hatch, bars(range(DAYS.length - TODAY).map((day) => TODAY + day))) +
      dates.join('') +
      box(24, 322, 512, 34, look.note, 5) +
      box(24, 322, 3, 34, brick(500)) +
      text(40, 344, 'Unusual spend on 13 November', { size: SMALL, weight: 600, fill: look.ink }) +
      text(520, 344, 'The owner has been told.', { ...caption, anchor: 'end' }),
  );
}

const CLAUSES = ['1. Scope of services', '2. Fees and payment', '3. Term', '4. Governing law'];

/** An agreement with both signatures and its seal on the lower corner, and beside it the trail that proves each step. */
export function agreementDense(): string {
  const clauses = CLAUSES.map((clause, index) => {
    const y = 84 + index * 40;
    return box(22, y, 296, 1, beton(200)) + text(22, y + 26, clause, { size: 14.5, weight: 600 });
  });
  const signatures = HANDS.map(({ side, name, hand, from, top }, index) => {
    const x = 22 + index * 156;
    return (
      panel(x, 252, 140, 98, { fill: beton(50), line: beton(300), radius: 4 }) +
      text(x + 10, 272, side, { size: SMALL, fill: beton(600) }) +
      `<path d="${hand}" transform="translate(${x + 12 - from} ${162 - top})" fill="none" stroke="${shade(700)}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>` +
      text(x + 10, 339, name, { size: SMALL, weight: 600 })
    );
  });
  const events = EVENTS.map(({ what, when }, index) => {
    const y = 96 + index * 42;
    const isRecorded = index === EVENTS.length - 1;
    return (
      (isRecorded
        ? `<circle cx="376" cy="${y - 5}" r="8" fill="${sol(500)}"/>${tick(372, y - 5, 8, beton(950))}`
        : `<circle cx="376" cy="${y - 5}" r="5" fill="${nightGround}" stroke="${sol(400)}" stroke-width="2"/>`) +
      text(391, y, what, { size: 14, weight: 600, fill: beton(50) }) +
      text(391, y + 18, when, { size: SMALL, fill: beton(400) })
    );
  });
  return dense(
    panel(0, 0, 340, HEIGHT, { fill: beton(0), line: CARD_LINE, radius: 8 }) +
      box(22, 24, 3, 42, sol(500)) +
      text(38, 41, 'Master Services Agreement', { size: 18, weight: 600, font: 'display' }) +
      text(38, 63, 'Saltmarsh Cargo and Mehra Legal', { size: SMALL, fill: beton(600) }) +
      clauses.join('') +
      signatures.join('') +
      sealAt(338, 338, 26) +
      panel(356, 20, 204, 280, { fill: nightGround, line: NIGHT_LINE, radius: 10 }) +
      text(372, 54, 'Signature trail', { size: 17, weight: 600, font: 'display', fill: beton(0) }) +
      box(372, 68, 172, 1, NIGHT_LINE) +
      `<path d="M376 96V260" stroke="${NIGHT_LINE}" stroke-width="2"/>` +
      events.join(''),
  );
}
