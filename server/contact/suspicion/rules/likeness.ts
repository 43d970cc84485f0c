import { createLikeness, readLearned } from '../likeness/likeness.ts';
import type { Rule } from './rule.ts';

const readLikeness = createLikeness(readLearned());
/** In a handful of letters there is nothing to compare. */
const fewestLetters = 12;
const pointsPerUnit = 1.5;

/** What nobody wrote down as a rule: how much the wording is like that of spam, or of customers, that is labelled. */
export const likeness: Rule = {
  reason: 'reads like spam that is known',
  most: 6,
  signs: [[1, ({ words }) => (words.length < fewestLetters ? 0 : Math.round(pointsPerUnit * readLikeness(words)))]],
};
