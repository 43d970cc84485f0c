import { beton, leaf, shade, sol } from '../../palette.ts';
import { box, CARD_LINE, fill, fin, panel, svg, text } from '../shapes.ts';

/** Two edits of one record, and the rule of each field that says which of them stays. */
export const conflictRules = (): string => svg(704, 584, edits() + wires() + record());

type Side = 'phone' | 'office';

/** `stays`: what the rule leaves; none where somebody is asked. */
export const FIELDS: { field: string; phone: string; office: string; rule: string; stays: Side[] }[] = [
  { field: 'Status', phone: 'Arrived', office: 'On the way', rule: 'latest', stays: ['phone'] },
  { field: 'Due', phone: 'by 11:00', office: 'by 12:00', rule: 'highest role', stays: ['office'] },
  { field: 'Note', phone: 'two crates wet', office: 'ring twice', rule: 'merge', stays: ['phone', 'office'] },
  { field: 'Crates', phone: '18', office: '20', rule: 'ask', stays: [] },
];
export const EDITED = { phone: '10:46', office: '10:39' } as const;

export const COLORS = {
  phone: { fill: sol(100), line: sol(500) },
  office: { fill: shade(100), line: shade(500) },
} as const;

/** One value: lit where it stays, in the open where it does not. */
export const value = (
  at: { x: number; y: number; width: number; height: number },
  side: Side,
  words: string,
  stays: boolean,
) =>
  panel(at.x, at.y, at.width, at.height, {
    ...(stays ? COLORS[side] : { fill: beton(50), line: CARD_LINE }),
    radius: 6,
  }) +
  text(at.x + 14, at.y + at.height / 2 + 5.5, words, {
    size: 15,
    ...(stays ? { weight: 600 } : { fill: beton(600) }),
  });

/** Whether there is a signal, at the end of a card. */
export function signal(x: number, y: number, isThere: boolean): string {
  const bars = [8, 13, 18, 23].map((height, index) => fin(x + index * 8, y - height, 5, height)).join('');
  return isThere
    ? fill(leaf(500), bars)
    : `${fill(beton(300), bars)}<path d="M${x - 2} ${y - 22}l33 24" stroke="${sol(700)}" stroke-width="2.4" stroke-linecap="round"/>`;
}

const card = (x: number, side: Side, name: string, note: string): string =>
  panel(x, 24, 312, 88, { fill: beton(0), line: CARD_LINE }) +
  box(x + 24, 109, 264, 3, COLORS[side].line) +
  text(x + 24, 62, name, { size: 20, weight: 500, font: 'display' }) +
  text(x + 24, 88, note, { size: 14.5, fill: beton(600) }) +
  signal(x + 258, 84, side === 'office');

const edits = (): string =>
  card(24, 'phone', 'Driver’s phone', `edited ${EDITED.phone}, no signal`) +
  card(368, 'office', 'Office', `edited ${EDITED.office}`);

const wires = (): string =>
  `<path d="M234 112v56" stroke="${COLORS.phone.line}" stroke-width="2"/>` +
  `<path d="M430 112v56" stroke="${COLORS.office.line}" stroke-width="2"/>`;

function record(): string {
  const rows = FIELDS.map(({ field, phone, office, rule, stays }, index) => {
    const y = 258 + index * 74;
    const isAsked = stays.length === 0;
    return (
      box(48, y - 12, 608, 1, beton(200)) +
      text(48, y + 31, field, { size: 17, weight: 600, font: 'display' }) +
      value({ x: 142, y, width: 184, height: 50 }, 'phone', phone, stays.includes('phone')) +
      value({ x: 338, y, width: 184, height: 50 }, 'office', office, stays.includes('office')) +
      box(538, y, 118, 50, isAsked ? sol(500) : beton(950), 6) +
      text(597, y + 30.5, rule, { size: 15, weight: 600, fill: isAsked ? beton(950) : beton(0), anchor: 'middle' })
    );
  });
  return (
    panel(24, 168, 656, 392, { fill: beton(0), line: CARD_LINE }) +
    text(48, 216, 'Stop 7', { size: 24, weight: 500, font: 'display' }) +
    text(656, 216, 'one rule for each field', { size: 14.5, fill: beton(600), anchor: 'end' }) +
    rows.join('')
  );
}
