import { beton, leaf, sol } from '../../palette.ts';
import { box, CARD_LINE, panel, svg, text, tick } from '../shapes.ts';

type Contract = { name: string; parties: string; date: string; state: string };

const CONTRACTS: Contract[] = [
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

type Row = (contract: Contract, left: number, right: number, y: number) => string;

/** Agreements in the order of their next dates. The first one waits for somebody. On phones its edge is that of the words. */
const drawOn = (width: number, margin: number, row: Row) => (): string => {
  const [left, right] = [margin + 24, width - margin - 24];
  const rows = CONTRACTS.map((contract, index) => {
    const y = margin + 60 + index * 84;
    const line = index > 1 ? box(left, y, right - left, 1, beton(200)) : '';
    const lit = box(margin + 1, y, width - 2 * margin - 2, 84, sol(50)) + box(margin + 1, y, 4, 84, sol(500));
    return (
      (index === 0 ? lit : line) +
      text(left, y + 36, contract.name, { size: 17, weight: 600, font: 'display' }) +
      row(contract, left, right, y + 62)
    );
  });
  return svg(
    width,
    408 + 2 * margin,
    panel(margin, margin, width - 2 * margin, 408, { fill: beton(0), line: CARD_LINE, radius: 10 }) +
      text(left, margin + 38, 'Contracts', { size: 20, weight: 500, font: 'display' }) +
      text(right, margin + 38, 'by next date', { size: 14, fill: beton(600), anchor: 'end' }) +
      rows.join(''),
  );
};

const isInForce = ({ state }: Contract): boolean => state === 'in force';

const stateStyle = (contract: Contract) => ({
  ...{ size: 14, weight: 600, fill: isInForce(contract) ? leaf(700) : sol(700) },
});

export const contractList = drawOn(
  512,
  16,
  (contract, left, right, y) =>
    text(left, y, contract.parties, { size: 14, fill: beton(600) }) +
    text(right, y - 26, contract.date, { size: 15, weight: 600, anchor: 'end' }) +
    (isInForce(contract) ? tick(right - 70, y - 4, 10, leaf(700)) : '') +
    text(right, y, contract.state, { ...stateStyle(contract), anchor: 'end' }),
);

/** Without the parties. */
export const contractListNarrow = drawOn(
  360,
  0,
  (contract, left, right, y) =>
    (isInForce(contract) ? tick(left, y - 4, 10, leaf(700)) : '') +
    text(isInForce(contract) ? left + 18 : left, y, contract.state, stateStyle(contract)) +
    text(right, y, contract.date, { size: 14.5, weight: 600, anchor: 'end' }),
);
