import { readDeclarations } from './declarations.ts';

/** Steps of app/styles/tokens.css in rem: fixed ones, and both ends of those that grow. */
const spaces: readonly [name: string, ...ends: number[]][] = [
  ['--space-1', 0.25],
  ['--space-2', 0.5],
  ['--space-3', 0.75],
  ['--space-4', 1],
  ['--space-5', 1.25],
  ['--space-6', 1.5],
  ['--space-7', 2],
  ['--space-xl', 2.5],
  ['--space-2xl', 3.5],
];
const sizes: readonly [name: string, ...ends: number[]][] = [
  ['--text-xs', 0.8125],
  ['--text-sm', 0.9375],
  ['--text-base', 1.0625],
  ['--text-lg', 1.125, 1.3125],
  ['--text-title', 1.125, 1.375],
  ['--text-name', 1.25, 1.75],
  ['--text-h3', 1.5, 2],
  ['--text-large', 1.75, 2.75],
  ['--text-h2', 2, 3.5],
  ['--text-h1', 2.5, 4.625],
  ['--text-figure', 3.25, 5.5],
];
const measures: readonly [name: string, ...ends: number[]][] = [
  ['--measure-s', 24],
  ['--measure-m', 30],
  ['--measure-l', 34],
  ['--container-prose', 42],
];

const length = /(?<![\w.#-])-?(\d*\.?\d+)(rem|px|vw|vh|ch|lh|svh|dvh)\b/g;

function stepsFor(name: string): typeof spaces | undefined {
  if (/^(?:margin|padding)|gap$/.test(name)) return spaces;
  if (name === 'font-size' || name === 'font') return sizes;
  return name === 'max-width' ? measures : undefined;
}

const nearest = (steps: typeof spaces, rem: number) =>
  steps
    .flatMap(([name, ...ends]) => ends.map((end) => ({ name, distance: Math.abs(end - rem) })))
    .reduce((best, one) => (one.distance < best.distance ? one : best)).name;

/**
 * Finds font sizes, distances and measures of text beside the scale. Allows zero, one pixel, `em` and custom
 * properties: measures of a drawing are custom properties at the top of its sheet. A comment that begins with `raw:`
 * and gives the reason allows the next declaration, which still counts.
 * @returns a line for each fault, with the step to use, and the number of exceptions
 */
export function findRawValues(file: string, css: string): { faults: string[]; exceptions: number } {
  const faults: string[] = [];
  let exceptions = 0;
  for (const { name, value, line, before } of readDeclarations(css)) {
    const steps = stepsFor(name);
    if (steps === undefined) continue;
    const raw = [...value.matchAll(length)].find(
      ([all, , unit]) => all !== '1px' && all !== '-1px' && unit !== undefined,
    );
    if (raw === undefined || Number(raw[1]) === 0) continue;
    if (/\/\* raw: [^*\s]/.test(before)) exceptions += 1;
    else {
      const rem = Number(raw[1]) / (raw[2] === 'px' ? 16 : 1);
      faults.push(`${file}:${line} ${name}: ${value} (nearest step: var(${nearest(steps, rem)}))`);
    }
  }
  return { faults, exceptions };
}
