import { stripLineControls } from '../strip-controls.ts';

/** Beginning of a stranger's text. Links are broken up: mail servers refuse those of spam, and nobody should click. */
export const quoteLine = (text: string): string =>
  stripLineControls(text.slice(0, 400)).replaceAll('://', ': //').slice(0, 80);
