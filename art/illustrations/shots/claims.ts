import { beton, leaf, nightPanel, sol } from '../../palette.ts';
import { CODE } from '../services/ledger.ts';
import { box, CARD_LINE, meter, NIGHT_PANEL, panel, svg, text, tick } from '../shapes.ts';
import { heading, LEFT, LINE, paper, RIGHT, WIDTH } from './shot.ts';

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
    const y = 20 + index * 112;
    return (
      box(LEFT, y, 360, 100, answers ? sol(100) : beton(100), 8) +
      text(LEFT + 20, y + 29, who, { size: 15, weight: 600, fill: answers ? sol(700) : beton(600) }) +
      words.map((line, row) => text(LEFT + 20, y + 56 + row * 25, line, { size: 18 })).join('')
    );
  });
  const code = CODE.slice(NAMED - 2, NAMED + 1).map(([indent, keyword, rest], index) => {
    const y = 278 + index * 28;
    const isNamed = index === 1;
    return (
      (isNamed ? box(LEFT, y - 19, 360, 28, sol(500)) : '') +
      text(LEFT + 20, y, String(NAMED - 1 + index), {
        size: 14,
        font: 'mono',
        fill: isNamed ? beton(950) : beton(500),
      }) +
      text(LEFT + 44 + indent * 8.4, y, keyword + rest, {
        size: 14,
        font: 'mono',
        fill: isNamed ? beton(950) : beton(200),
      })
    );
  });
  return svg(
    WIDTH,
    368,
    panel(0, 0, WIDTH, 368, { fill: beton(0), line: CARD_LINE, radius: 10 }) +
      panel(LEFT, 244, 360, 104, { ...NIGHT_PANEL, radius: 8 }) +
      code.join('') +
      thread.join('') +
      box(LEFT, 132, 4, 155, sol(500)),
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
