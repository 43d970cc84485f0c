import { beton, leaf, sol } from '../../palette.ts';
import { box, CARD_LINE, panel, svg, text } from '../shapes.ts';
import { sealAt } from './seal.ts';

/** A copy of an agreement that has been compared with its recorded fingerprint: it is the signed one. On phones its edge is that of the words. */
const drawOn = (width: number, margin: number) => (): string => {
  const [left, right, top] = [margin + 16, width - margin - 16, margin];
  return svg(
    width,
    368 + 2 * margin,
    panel(margin, margin, width - 2 * margin, 368, { fill: beton(0), line: CARD_LINE, radius: 10 }) +
      copy(left, right, top + 24) +
      result(left, right, top + 136) +
      facts(left, right, top + 270),
  );
};

export const validation = drawOn(512, 16);
export const validationNarrow = drawOn(368, 0);

function copy(left: number, right: number, top: number): string {
  return (
    `<rect x="${left}" y="${top}" width="${right - left}" height="96" rx="6" fill="${beton(50)}" stroke="${beton(400)}" stroke-width="1.5" stroke-dasharray="4 4"/>` +
    `<path d="M${left + 43} ${top + 29}h-11v38h28v-27l-11-11zm6 0v11h11m-20 13 5 5 9-10" fill="none" stroke="${sol(700)}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>` +
    text(left + 80, top + 44, 'Services agreement, signed.pdf', { size: 17, weight: 600, font: 'display' }) +
    text(left + 80, top + 68, '6 pages, 412 kB', { size: 15, fill: beton(600) })
  );
}

function result(left: number, right: number, top: number): string {
  return (
    box(left, top, right - left, 96, leaf(100), 6) +
    sealAt(left + 56, top + 48, 29) +
    text(left + 104, top + 43, 'This is the signed version', { size: 20, weight: 500, font: 'display' }) +
    text(left + 104, top + 68, 'of 19 November 2026, 11:20', { size: 15, fill: leaf(700) })
  );
}

const FACTS = [
  { name: 'Signed by', value: 'Nadia Okoye, Jonas Okafor' },
  { name: 'Fingerprint', value: '0x9f3a 41d0 … c71e', hash: true },
  { name: 'Block', value: '21,884,102', hash: true },
];

function facts(left: number, right: number, top: number): string {
  return FACTS.map(({ name, value, hash }, index) => {
    const y = top + index * 34;
    const style = hash ? ({ size: 14.5, font: 'mono' } as const) : { size: 15, weight: 600 };
    return text(left, y, name, { size: 15, fill: beton(600) }) + text(right, y, value, { ...style, anchor: 'end' });
  }).join('');
}
