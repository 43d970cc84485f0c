import { beton, leaf, sol } from '../../palette.ts';
import { box, text, tick } from '../shapes.ts';
import { heading, LEFT, LINE, paper, RIGHT } from './shot.ts';

export const THREAD = [
  { who: 'Nadia, finance', words: ['Why does the payment wait', 'for both signatures?'] },
  {
    who: 'Jonas, who wrote it',
    words: ['Line 6 asserts it. Here is the test', 'that fails without it.'],
    answers: true,
  },
];

/** A question, answered by the one who wrote the line. */
export const answerShot = (): string =>
  paper(
    THREAD.map(({ who, words, answers }, index) => {
      const y = 20 + index * 120;
      const ground =
        box(LEFT, y, 360, 104, answers ? sol(100) : beton(100), 8) + (answers ? box(LEFT, y, 4, 104, sol(500)) : '');
      return (
        ground +
        text(LEFT + 20, y + 30, who, { size: 15, weight: 600, fill: answers ? sol(700) : beton(600) }) +
        words.map((line, row) => text(LEFT + 20, y + 58 + row * 25, line, { size: 18 })).join('')
      );
    }).join(''),
  );

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

/** What is yours at the end. */
export const handoverShot = (): string => paper(heading('Handed over', 'in your name', leaf(700)) + list(YOURS));
