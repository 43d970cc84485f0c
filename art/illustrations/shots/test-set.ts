import { beton, leaf, sol } from '../../palette.ts';
import { box, text, tick } from '../shapes.ts';
import { heading, LEFT, LINE, paper, RIGHT } from './shot.ts';

/** As they were asked; the last one has no page that proves an answer. */
const QUESTIONS = [
  { asked: '“can i send it bak?”', accepted: 'Yes, unopened', page: 'Returns' },
  { asked: '“is part 4410-b in stock”', accepted: 'How many, and where', page: 'Stock list' },
  { asked: '“what will it cost next year?”', accepted: 'Unanswerable, and kept' },
];

/** Questions that customers ask, the answer that would be accepted, and the page that proves it. */
export const testSetShot = (): string =>
  paper(
    heading('Test set', 'before any model', sol(700)) +
      QUESTIONS.map(({ asked, accepted, page }, index) => {
        const y = 91 + index * 66;
        return (
          (index ? box(LEFT, y - 29, 360, 1, LINE) : '') +
          text(LEFT, y, asked, { size: 17, weight: 600 }) +
          text(LEFT, y + 23, accepted, { size: 15.5, fill: page ? beton(700) : sol(700) }) +
          text(RIGHT, y + 23, page ?? 'no page', {
            size: 15.5,
            weight: 600,
            fill: page ? leaf(700) : sol(700),
            anchor: 'end',
          }) +
          (page ? tick(RIGHT - 13, y - 6, 13, leaf(700)) : '')
        );
      }).join(''),
  );
