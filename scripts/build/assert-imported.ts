import type { Sheets } from '../site/page-styles.ts';
import { classesIn } from './trim-styles.ts';

/** Classes that a sheet styles alone, not only inside another. */
const ownClasses = (css: string) =>
  new Set([...css.matchAll(/(?:^|[{},;/])\s*\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));

/**
 * @param classes of a page
 * @param carried styles of the page, before any are left out
 * @param all sheets that any module imports
 * @throws when sheets have rules for one of the classes, and none of the page's modules imports them
 */
export function assertImported(classes: ReadonlySet<string>, carried: string, all: Sheets): void {
  const strangers = classes.difference(classesIn(carried));
  const faults = [...all].flatMap(([path, css]) =>
    [...ownClasses(css).intersection(strangers)].map((name) => `${path} for the class ${name}`),
  );
  if (faults.length > 0) throw new Error(`No module of a page imports ${faults.join(', ')}.`);
}
