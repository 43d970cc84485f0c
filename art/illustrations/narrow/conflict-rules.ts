import { beton, sol } from '../../palette.ts';
import { COLORS, EDITED, FIELDS, signal, value } from '../services/conflict-rules.ts';
import { box, CARD_LINE, panel, svg, text } from '../shapes.ts';

/** Two edits of one record side by side, and above each pair the rule that says which of them stays. */
export const conflictRulesNarrow = (): string => svg(360, 460, panel(0, 0, 360, 460, CARD) + heads() + rows());

const CARD = { fill: beton(0), line: CARD_LINE, radius: 12 };

const head = (x: number, side: 'phone' | 'office', name: string): string =>
  text(x, 34, name, { size: 17, weight: 500, font: 'display' }) +
  text(x, 56, `edited ${EDITED[side]}`, { size: 14, fill: beton(600) }) +
  signal(x + 124, 54, side === 'office') +
  box(x, 68, 160, 3, COLORS[side].line);

const heads = (): string => head(16, 'phone', 'Driver’s phone') + head(184, 'office', 'Office');

function rows(): string {
  return FIELDS.map(({ field, phone, office, rule, stays }, index) => {
    const y = 84 + index * 94;
    const isAsked = stays.length === 0;
    return (
      text(16, y + 22, field, { size: 16, weight: 600, font: 'display' }) +
      box(122, y + 2, 116, 28, isAsked ? sol(500) : beton(950), 4) +
      text(180, y + 21, rule, { size: 14, weight: 600, fill: isAsked ? beton(950) : beton(0), anchor: 'middle' }) +
      value({ x: 16, y: y + 36, width: 160, height: 44 }, 'phone', phone, stays.includes('phone')) +
      value({ x: 184, y: y + 36, width: 160, height: 44 }, 'office', office, stays.includes('office'))
    );
  }).join('');
}
