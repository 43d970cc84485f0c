import { beton, leaf, sol } from '../../palette.ts';
import { box, CARD_LINE, panel, svg, text, tick } from '../shapes.ts';

const LEFT = 40;

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

/** Agreements in the order of their next dates. The first one waits for somebody. */
const drawOn = (width: number, row: (contract: Contract, y: number) => string) => (): string => {
  const rows = CONTRACTS.map((contract, index) => {
    const y = 76 + index * 84;
    const line = index > 1 ? box(LEFT, y, width - 2 * LEFT, 1, beton(200)) : '';
    const lit = box(17, y, width - 34, 84, sol(50)) + box(17, y, 4, 84, sol(500));
    return (
      (index === 0 ? lit : line) +
      text(LEFT, y + 36, contract.name, { size: 17, weight: 600, font: 'display' }) +
      row(contract, y + 62)
    );
  });
  return svg(
    width,
    440,
    panel(16, 16, width - 32, 408, { fill: beton(0), line: CARD_LINE, radius: 10 }) +
      text(LEFT, 54, 'Contracts', { size: 20, weight: 500, font: 'display' }) +
      text(width - LEFT, 54, 'by next date', { size: 14, fill: beton(600), anchor: 'end' }) +
      rows.join(''),
  );
};

const isInForce = ({ state }: Contract): boolean => state === 'in force';

const stateStyle = (contract: Contract) => ({
  ...{ size: 14, weight: 600, fill: isInForce(contract) ? leaf(700) : sol(700) },
});

export const contractList = drawOn(
  512,
  (contract, y) =>
    text(LEFT, y, contract.parties, { size: 14, fill: beton(600) }) +
    text(472, y - 26, contract.date, { size: 15, weight: 600, anchor: 'end' }) +
    (isInForce(contract) ? tick(402, y - 4, 10, leaf(700)) : '') +
    text(472, y, contract.state, { ...stateStyle(contract), anchor: 'end' }),
);

/** Without the parties. */
export const contractListNarrow = drawOn(
  376,
  (contract, y) =>
    (isInForce(contract) ? tick(LEFT, y - 4, 10, leaf(700)) : '') +
    text(isInForce(contract) ? LEFT + 18 : LEFT, y, contract.state, stateStyle(contract)) +
    text(336, y, contract.date, { size: 14.5, weight: 600, anchor: 'end' }),
);
