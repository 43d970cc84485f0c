import { beton, leaf, sol } from '../../palette.ts';
import { box, CARD_LINE, floating, panel, shadowFilter, svg, text, tick } from '../shapes.ts';

const LEFT = 40;
const RIGHT = 472;

const CONTRACTS = [
  {
    name: 'Consultancy mandate',
    parties: 'Mehra Legal LLP, Nadia Okoye',
    date: '24 Nov 2026',
    state: '1 signature missing',
  },
  {
    name: 'Services agreement',
    parties: 'Saltmarsh Cargo Co., Mehra Legal LLP',
    date: '1 Dec 2026',
    state: 'in force',
  },
  {
    name: 'Warehouse lease',
    parties: 'Saltmarsh Cargo Co., Quay Nine Storage',
    date: '31 Jan 2027',
    state: 'in force',
  },
  {
    name: 'Confidentiality agreement',
    parties: 'Quay Nine Storage, Mehra Legal LLP',
    date: '15 Mar 2027',
    state: 'in force',
  },
];

/** Agreements in the order of their next dates. The first one waits for somebody. */
export const contractList = (id: string): string =>
  svg(
    512,
    440,
    floating(id, box(16, 16, 480, 408, beton(0), 10)) +
      panel(16, 16, 480, 408, { fill: 'none', line: CARD_LINE, radius: 10 }) +
      text(LEFT, 54, 'Contracts', { size: 20, weight: 500, font: 'display' }) +
      text(RIGHT, 54, 'by next date', { size: 14, fill: beton(600), anchor: 'end' }) +
      CONTRACTS.map(row).join(''),
    shadowFilter(id),
  );

function row({ name, parties, date, state }: (typeof CONTRACTS)[number], index: number): string {
  const y = 76 + index * 84;
  const waits = index === 0;
  const line = index > 1 ? box(LEFT, y, 432, 1, beton(200)) : '';
  const ground = waits ? box(17, y, 478, 84, sol(50)) + box(17, y, 4, 84, sol(500)) : line;
  const mark = waits ? '' : tick(RIGHT - 70, y + 58, 10, leaf(700));
  return (
    ground +
    text(LEFT, y + 36, name, { size: 17, weight: 600, font: 'display' }) +
    text(LEFT, y + 62, parties, { size: 14, fill: beton(600) }) +
    text(RIGHT, y + 36, date, { size: 15, weight: 600, anchor: 'end' }) +
    mark +
    text(RIGHT, y + 62, state, { size: 14, weight: 600, fill: waits ? sol(700) : leaf(700), anchor: 'end' })
  );
}
