/** Invisible numbers in a text: digits to base four between two separators. */
const digits = ['\u200b', '\u200c', '\u200d', '\u2060'] as const;
export const marks = new RegExp(`\u2063([${digits.join('')}]+)\u2063`, 'gu');

export const writeMark = (id: number): string =>
  `\u2063${[...id.toString(4)].map((digit) => digits[Number(digit)]).join('')}\u2063`;

/** Every number in a text, in order. */
export const readMarks = (text: string): number[] =>
  [...text.matchAll(marks)].map(([, mark = '']) =>
    Number.parseInt([...mark].map((digit) => digits.indexOf(digit as (typeof digits)[number])).join(''), 4),
  );

export const withoutMarks = (text: string): string => text.replace(marks, '');
