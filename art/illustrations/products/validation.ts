import { beton, leaf, sol } from '../../palette.ts';
import { box, CARD_LINE, panel, svg, text } from '../shapes.ts';
import { sealAt } from './seal.ts';

const LEFT = 32;

/** A copy of an agreement that has been compared with its recorded fingerprint: it is the signed one. */
const drawOn = (width: number) => (): string =>
  svg(
    width,
    400,
    panel(16, 16, width - 32, 368, { fill: beton(0), line: CARD_LINE, radius: 10 }) +
      copy(width) +
      result(width) +
      facts(width - LEFT),
  );

export const validation = drawOn(512);
export const validationNarrow = drawOn(400);

function copy(width: number): string {
  return (
    `<rect x="${LEFT}" y="40" width="${width - 2 * LEFT}" height="96" rx="6" fill="${beton(50)}" stroke="${beton(400)}" stroke-width="1.5" stroke-dasharray="4 4"/>` +
    `<path d="M75 69h-11v38h28v-27l-11-11zm6 0v11h11m-20 13 5 5 9-10" fill="none" stroke="${sol(700)}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>` +
    text(112, 84, 'Services agreement, signed.pdf', { size: 17, weight: 600, font: 'display' }) +
    text(112, 108, '6 pages, 412 kB', { size: 15, fill: beton(600) })
  );
}

function result(width: number): string {
  return (
    box(LEFT, 152, width - 2 * LEFT, 96, leaf(100), 6) +
    sealAt(88, 200, 29) +
    text(136, 195, 'This is the signed version', { size: 20, weight: 500, font: 'display' }) +
    text(136, 220, 'of 19 November 2026, 11:20', { size: 15, fill: leaf(700) })
  );
}

const FACTS = [
  { name: 'Signed by', value: 'Nadia Okoye, Jonas Okafor' },
  { name: 'Fingerprint', value: '0x9f3a 41d0 … c71e', hash: true },
  { name: 'Block', value: '21,884,102', hash: true },
];

function facts(right: number): string {
  return FACTS.map(({ name, value, hash }, index) => {
    const y = 286 + index * 34;
    const style = hash ? ({ size: 14.5, font: 'mono' } as const) : { size: 15, weight: 600 };
    return text(LEFT, y, name, { size: 15, fill: beton(600) }) + text(right, y, value, { ...style, anchor: 'end' });
  }).join('');
}
