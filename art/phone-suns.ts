import { FIELD, type FinOptions } from './fins.ts';
import { ROWS } from './heroes.ts';

type Field = Pick<FinOptions, 'width' | 'height' | 'sun'>;

/** Fades the light early: such a field ends right below the middle of its sun. */
const shortFieldMask =
  'linear-gradient(90deg, #000 89%, transparent 96%), linear-gradient(#000 calc(100% - 7rem), transparent calc(100% - 1.75rem))';

function writeSun([name, { width = FIELD.width, height = FIELD.height, sun }]: [string, Field]): string {
  if (!name.startsWith('hero-') || width !== FIELD.width || sun === undefined) return '';
  const mask = height - sun.y < sun.r / 2 ? `--sun-mask:${shortFieldMask};` : '';
  return `.image-${name}{--sun-x:${sun.x};--sun-y:${sun.y};--sun-r:${sun.r};${mask}}\n`;
}

/**
 * The sun's place in each field of a hero, in units of its drawing, for app/blocks/illustrated-hero/style.css.
 * @returns a style sheet
 */
export function writePhoneSuns(rows: Readonly<Record<string, Field>> = ROWS): string {
  return Object.entries(rows).map(writeSun).join('');
}
