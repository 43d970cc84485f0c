import { z } from 'zod';
import { text } from './fields.ts';

/** content/words/numbers.yaml: words of the numbers from one on. */
export const numberWords = z.array(text);

/** `eight`, or digits if there is no word: counting sentences follow their records. */
export const countInWords = (number: number, words: readonly string[]): string => words[number - 1] ?? String(number);
