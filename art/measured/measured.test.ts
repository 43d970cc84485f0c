import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { measured } from './measured.ts';

const read = (name: string) =>
  readFileSync(resolve(import.meta.dirname, '../../tests/bench/results', `${name}.md`), 'utf8');

/** The cells of a table's row, by its first one, below a heading if one is given. */
function rowOf(text: string, first: string, heading?: string): string[] {
  const [, part = text] = heading ? text.split(`## ${heading}\n`) : [];
  const line = part.split('\n').find((each) => each.startsWith(`| ${first} |`));
  if (!line) throw new Error(`There is no row ${first}`);
  return line
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}

it('states the counts of messages of the drills', () => {
  const drills = read('drills');
  const { kills, acknowledged, missing, powerCuts, acknowledgedThen } = measured.messages;
  expect(rowOf(drills, 'Kills (SIGKILL)', 'endurance')).toEqual([String(kills)]);
  expect(rowOf(drills, 'Messages acknowledged', 'endurance')).toEqual([acknowledged]);
  expect(rowOf(drills, 'Power cuts', 'power-cut')).toEqual([String(powerCuts)]);
  expect(rowOf(drills, 'Messages acknowledged meanwhile', 'power-cut')).toEqual([acknowledgedThen]);
  for (const drill of ['endurance', 'power-cut'])
    expect(rowOf(drills, 'Acknowledged and missing', drill)).toEqual([String(missing)]);
});

it('states the measured bytes of the home page', () => {
  const { total, ...parts } = measured.bytes;
  const weighed = rowOf(read('pages'), '/').map(Number);
  // The names that a build gives its files differ by a few bytes: the last digit may differ by one.
  for (const [index, part] of Object.values(parts).entries())
    expect(Math.abs(part - (weighed[index] ?? Number.NaN))).toBeLessThan(0.15);
  expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(total, 1);
});

it('states the measured seconds of a slow phone', () => {
  const interaction = read('interaction');
  expect(Number(rowOf(interaction, 'a message sent before any script: notice')[0])).toBe(measured.seconds.message);
  expect(Number(rowOf(interaction, '/')[0])).toBe(measured.seconds.home);
});

/** Absent where this website is no project. */
const project = resolve(import.meta.dirname, '../../content/projects/this-website.yaml');

it.runIf(existsSync(project))('says of this website, in the words of its project, the same figures', () => {
  const words = readFileSync(project, 'utf8').replace(/\\_|\s+/g, ' ');
  const { messages, bytes, seconds } = measured;
  const digit = (number: number) => number.toFixed(1);
  for (const phrase of [
    `${messages.acknowledged} messages, ${messages.kills} kills, ${messages.missing} missing`,
    `${messages.acknowledged} messages, none lost`,
    `killed ${messages.kills} times. A further ${messages.acknowledgedThen} while`,
    `power from its disk ${messages.powerCuts} times`,
    `document ${bytes.document}, fonts ${bytes.fonts}, pictures ${bytes.pictures}, script ${bytes.script}`,
    `${digit(bytes.document)} kB of document and styles, ${digit(bytes.fonts)} kB of fonts, ${digit(bytes.pictures)} kB of pictures and ${digit(bytes.script)} kB of script`,
    `"${digit(bytes.total)} kB"`,
    `${digit(seconds.message / 1000)} seconds from the button`,
    `title: ${digit(seconds.message / 1000)} seconds`,
    `${seconds.home} milliseconds from a key`,
    `title: ${seconds.home} milliseconds`,
  ])
    expect(words).toContain(phrase);
});
