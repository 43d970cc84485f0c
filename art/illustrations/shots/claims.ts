import { beton, leaf, nightPanel, sol } from '../../palette.ts';
import { CODE } from '../services/ledger.ts';
import { box, CARD_LINE, fill, fin, meter, NIGHT_PANEL, panel, svg, text, tick } from '../shapes.ts';
import { heading, LEFT, LINE, paper, RIGHT, shot, WIDTH } from './shot.ts';

export const THREAD = [
  { who: 'Nadia, finance', words: ['Why does the payment wait', 'for both signatures?'] },
  {
    who: 'Jonas, who wrote it',
    words: ['Line 6 asserts it. Here is the test', 'that fails without it.'],
    answers: true,
  },
];

/** The line, counted from one, that the answer names. */
export const NAMED = 6;

/** A question, answered by the one who wrote the line, above that line. */
export function answerNarrow(): string {
  const thread = THREAD.map(({ who, words, answers }, index) => {
    const y = index * 116;
    return (
      box(0, y, WIDTH, 104, beton(0), 8) +
      text(LEFT, y + 31, who, { size: 16, weight: 600, fill: answers ? sol(700) : beton(600) }) +
      words.map((line, row) => text(LEFT, y + 59 + row * 26, line, { size: 19.5 })).join('')
    );
  });
  const code = CODE.slice(NAMED - 2, NAMED + 1).map(([indent, keyword, rest], index) => {
    const y = 266 + index * 31;
    const isNamed = index === 1;
    const style = { size: 15.5, font: 'mono', fill: isNamed ? beton(950) : beton(200) } as const;
    return (
      (isNamed ? box(0, y - 21, WIDTH, 31, sol(500)) : '') +
      text(LEFT, y, String(NAMED - 1 + index), { ...style, fill: isNamed ? beton(950) : beton(500) }) +
      text(LEFT + 26 + indent * 9.3, y, keyword + rest, style)
    );
  });
  return svg(
    WIDTH,
    352,
    panel(0, 232, WIDTH, 120, { ...NIGHT_PANEL, radius: 8 }) +
      code.join('') +
      thread.join('') +
      box(0, 116, 4, 191, sol(500)),
  );
}

/** The weeks of a project, each as high as what runs by then. */
export function earlyShot(): string {
  const weeks = 12;
  const first = 1;
  const floor = 226;
  const bars = Array.from({ length: weeks }, (_, week) => {
    const height = week < first ? 4 : 34 + (week - first) * 15.5;
    return fin(week * 34, floor - height, 26, height);
  });
  const label = { size: 15.5, fill: beton(400) };
  const middle = first * 34 + 13;
  return shot(
    fill(beton(700), [...bars.slice(0, first), ...bars.slice(first + 1)].join('')) +
      fill(sol(500), bars[first] ?? '') +
      box(middle - 1, 106, 2, floor - 34 - 106, sol(500)) +
      text(0, 32, 'Week 2', { size: 28, weight: 600, font: 'display', fill: sol(300) }) +
      text(0, 64, 'one screen that runs,', { size: 18, fill: beton(50) }) +
      text(0, 88, 'with your own data', { size: 18, fill: beton(50) }) +
      text(0, 254, '1', label) +
      text(middle, 254, '2', { ...label, fill: sol(300), weight: 600, anchor: 'middle' }) +
      text(WIDTH, 254, 'week 12', { ...label, anchor: 'end' }),
  );
}

const list = (items: readonly (readonly [string, string])[]): string =>
  items
    .map(([name, note], index) => {
      const y = 98 + index * 46;
      return (
        (index ? box(LEFT, y - 29, 360, 1, LINE) : '') +
        tick(LEFT, y - 6, 13, leaf(700)) +
        text(LEFT + 28, y, name, { size: 17, weight: 600 }) +
        text(RIGHT, y, note, { size: 15.5, fill: beton(600), anchor: 'end' })
      );
    })
    .join('');

/** What must hold before a result counts as done. */
export const acceptanceShot = (): string =>
  paper(
    heading('Accepted when', 'written before the price', sol(700)) +
      list([
        ['The bill has an owner per line', 'measured'],
        ['The forecast gives its range', 'measured'],
        ['A restore has been tried', 'shown'],
        ['Your engineer can deploy', 'shown'],
      ]),
  );

export const YOURS = [
  ['Source and history', 'your repository'],
  ['Models and test sets', 'your storage'],
  ['Accounts and keys', 'your owners'],
  ['Decisions and reasons', 'beside the code'],
] as const;

/** A card, and the trail of fins that it was pushed along from the left edge. */
export const pushedCard = (x: number, y: number, width: number, height: number): string =>
  meter({ x: 0, y, width: x - 8, height, step: 8 }, 1, { lit: sol(500), rest: '' }) +
  panel(x, y, width, height, { fill: beton(0), line: CARD_LINE });

/** What is yours at the end: pushed out of our night. */
export const handoverNarrow = (): string =>
  svg(
    WIDTH,
    292,
    box(0, 0, 91, 292, nightPanel) +
      text(LEFT, 34, 'With us', { size: 15.5, weight: 600, fill: beton(200) }) +
      text(RIGHT, 34, 'In your name', { size: 15.5, weight: 600, fill: leaf(700), anchor: 'end' }) +
      YOURS.map(([name, where], index) => {
        const x = 156 - index * 16;
        const y = 50 + index * 60;
        return (
          pushedCard(x, y, 224, 52) +
          tick(x + 12, y + 25, 13, leaf(700)) +
          text(x + 35, y + 23, name, { size: 16.5, weight: 600 }) +
          text(x + 35, y + 43, where, { size: 15.5, fill: beton(600) })
        );
      }).join(''),
  );
