import { makeHarmlessLine } from '../harmless-text.ts';

/** The beginning of what a stranger wrote. Links are broken up: mail servers refuse those of spam, and nobody should click. */
export const quoteLine = (text: string): string =>
  makeHarmlessLine(text.slice(0, 400)).replaceAll('://', ': //').slice(0, 80);
