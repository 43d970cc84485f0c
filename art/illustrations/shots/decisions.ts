import { beton, leaf, sol } from '../../palette.ts';
import { box, meter, text, tick } from '../shapes.ts';
import { heading, LEFT, LINE, paper, RIGHT } from './shot.ts';

const CLIENTS = [
  ['Saltmarsh Cargo Co.', '214', '6'],
  ['Mehra Legal LLP', '38', '1'],
  ['Sector 17 Books', '91', '0'],
] as const;

/** A question in somebody's own words, and the rows that answer it. */
export function questionShot(): string {
  const row = ([client, orders, late]: readonly [string, string, string], y: number, head: boolean): string => {
    const style = { size: head ? 15 : 16, fill: head ? beton(600) : beton(950) };
    return (
      text(LEFT, y, client, { ...style, weight: head ? 400 : 600 }) +
      text(268, y, orders, { ...style, anchor: 'end' }) +
      text(RIGHT, y, late, { ...style, weight: head ? 400 : 600, anchor: 'end' })
    );
  };
  return paper(
    box(LEFT, 24, 4, 26, sol(500)) +
      text(LEFT + 16, 43, 'Which orders were late twice?', { size: 20, weight: 600, font: 'display' }) +
      row(['Client', 'Orders', 'Twice late'], 86, true) +
      CLIENTS.map(
        (client, index) => box(LEFT, 98 + index * 40, 360, 1, LINE) + row(client, 125 + index * 40, false),
      ).join('') +
      box(LEFT, 218, 360, 1, LINE) +
      text(LEFT, 244, 'From orders.delivered, 343 rows', { size: 15, fill: beton(600) }),
  );
}

const TASKS = [
  { name: 'Sort and tag incoming mail', mode: 'alone', share: 1 },
  { name: 'Draft a reply', mode: 'proposes', share: 0.66 },
  { name: 'Refund a customer', mode: 'asks first', share: 0.33 },
  { name: 'Change a contract', mode: 'never', share: 0 },
];

/** What a model may do alone, what it may propose, and what it must never touch. */
export const switchShot = (): string =>
  paper(
    TASKS.map(({ name, mode, share }, index) => {
      const y = 40 + index * 60;
      return (
        text(LEFT, y, name, { size: 17, weight: 600 }) +
        text(RIGHT, y, mode, { size: 16, fill: share ? sol(700) : beton(600), weight: 600, anchor: 'end' }) +
        meter({ x: LEFT, y: y + 13, width: 360, height: 12 }, share, { lit: sol(500), rest: beton(200) })
      );
    }).join(''),
  );

const METHODS = [
  ['Planning', 'forecasting'],
  ['Purchasing', 'forecasting'],
  ['Service', 'search'],
  ['Finance', 'classification'],
] as const;

/** Four departments and the method that each of them relies on. */
export const methodsShot = (): string =>
  paper(
    heading('Four departments', 'three methods') +
      METHODS.map(([department, method], index) => {
        const y = 96 + index * 46;
        return (
          (index ? box(LEFT, y - 29, 360, 1, LINE) : '') +
          box(LEFT, y - 14, 4, 18, sol(500)) +
          text(LEFT + 16, y, department, { size: 17, weight: 600 }) +
          text(RIGHT, y, method, { size: 16, fill: beton(700), anchor: 'end' })
        );
      }).join(''),
  );

const TABLES = [
  ['orders.delivered', 'what arrived, and when'],
  ['stock.daily', 'what lies in which hall'],
  ['claims.open', 'what is not yet decided'],
] as const;

/** Three tables, each checked and described in plain words. */
export const catalogShot = (): string =>
  paper(
    TABLES.map(([name, meaning], index) => {
      const y = 8 + index * 84;
      return (
        (index ? box(LEFT, y, 360, 1, LINE) : '') +
        text(LEFT, y + 35, name, { size: 17, font: 'mono' }) +
        text(LEFT, y + 60, meaning, { size: 16, fill: beton(700) }) +
        `<circle cx="${RIGHT - 12}" cy="${y + 42}" r="12" fill="${leaf(100)}"/>` +
        tick(RIGHT - 17, y + 43, 10, leaf(700))
      );
    }).join(''),
  );
