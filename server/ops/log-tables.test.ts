import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const sources = globSync('server/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(resolve(root, file), 'utf8'));

/** Cells of the rows under a heading of docs/operate/log.md. */
const rowsUnder = (heading: string) =>
  (
    new RegExp(`## ${heading}\n+\\|.*\n\\| ---.*\n((?:\\|.*\n)+)`).exec(
      readFileSync(resolve(root, 'docs/operate/log.md'), 'utf8'),
    )?.[1] ?? ''
  )
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
const namesIn = (cell = '') => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);

const documented = rowsUnder('Events').flatMap(([, events, level, , fields]) =>
  namesIn(events).map((event) => ({ event, level, fields: namesIn(fields) })),
);

/** Log calls of the source: `log.warn({ evt: 'dead', lead: lead.id })`, with the names of passed values. */
const logged = sources.flatMap((source) =>
  [...source.matchAll(/log\s*\.(\w+)\(\s*\{\s*evt: '([\w-]+)'(.*?)\},?\s*(?:['`].*?['`],?\s*)?\);/gs)].map(
    ([, level = '', event = '', rest = '']) => ({
      event,
      level,
      fields: [...rest.matchAll(/[,{]\s*(\w+)(?=\s*[:,}]|\s*$)/g)].map(([, name = '']) => name),
    }),
  ),
);

it('The table of the log names every event that the server logs, at its level, and no other', () => {
  const named = sources.flatMap((source) => [...source.matchAll(/\bevt"?: ?['"]([\w-]+)/g)].map(([, event]) => event));
  expect(documented.map(({ event }) => event).toSorted()).toEqual([...new Set(named)].toSorted());
  expect(logged.length).toBeGreaterThan(20);
  for (const { event, level } of logged) expect(documented).toContainEqual(expect.objectContaining({ event, level }));
});

it('Each field of an event is in its row, and is explained', () => {
  const explained = rowsUnder('Fields').flatMap(([, fields]) => namesIn(fields));
  for (const { event, fields } of documented) expect(explained, event).toEqual(expect.arrayContaining(fields));
  for (const { event, fields } of logged)
    expect(documented.find((row) => row.event === event)?.fields, event).toEqual(expect.arrayContaining(fields));
});
