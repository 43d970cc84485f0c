import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fillText } from './texts.ts';

const facts = {
  'site.name': 'Kestrel',
  'imprint.company': 'Kestrel GmbH',
  'imprint.vatId': '',
  'imprint.register': 'HRB 1',
};

it('a text has the facts that it names, and no line of one that is empty', () => {
  const source = '**{imprint.company}**\n\n- Register: {imprint.register}\n- VAT number: {imprint.vatId}\n';
  expect(fillText('content/texts/imprint.md', source, facts, () => expect.unreachable()).source).toBe(
    '**Kestrel GmbH**\n\n- Register: HRB 1\n',
  );
});

it('braces without a fact’s name stay, and an unknown fact is named with its line', () => {
  const faults: unknown[] = [];
  const note = (fault: unknown) => faults.push(fault);
  expect(fillText('a.md', '::figure{picture="port"}\n{site.nam}', facts, note).source).toBe(
    '::figure{picture="port"}\n{site.nam}',
  );
  expect(faults).toEqual([{ file: 'a.md', line: 2, text: '{site.nam} names no fact. Did you mean `site.name`?' }]);
});

it('a line that depends on a setting is there where it holds, without its mark', () => {
  const source = '{without stats} Nothing is counted.\n\n- {with stats} Visits of {site.name} are counted.\n\nEnd.';
  const fill = (stats: boolean) => fillText('a.md', source, facts, () => expect.unreachable(), { stats }).source;
  expect(fill(true)).toBe('\n- Visits of Kestrel are counted.\n\nEnd.');
  expect(fill(false)).toBe('Nothing is counted.\n\n\nEnd.');
});

it('a line that depends on two settings is there where both hold', () => {
  const fill = (stats: boolean, question: boolean) =>
    fillText('a.md', '{with stats} {without question} One', facts, () => expect.unreachable(), { stats, question });
  expect([fill(true, false), fill(true, true), fill(false, false)].map(({ source }) => source)).toEqual([
    'One',
    '',
    '',
  ]);
});

it('a line that depends on an unknown setting is a fault', () => {
  const faults: unknown[] = [];
  fillText('a.md', 'One\n{with stat} Two', facts, (fault) => faults.push(fault), { stats: true });
  expect(faults).toEqual([{ file: 'a.md', line: 2, text: '{with stat} names no setting. Did you mean `stats`?' }]);
});

const privacy = readFileSync('content/texts/privacy.md', 'utf8');

it.each([
  ['off', false, false],
  ['on', false, false],
  ['beacon', false, false],
  ['off', true, false],
  ['on', true, true],
])('the privacy page is true with STATS=%s, a counter: %s, a question: %s @sample', (stats, analytics, question) => {
  const on = { stats: stats !== 'off', 'stats-on': stats === 'on', 'stats-beacon': stats === 'beacon' };
  const facts = new Proxy({}, { get: () => 'X' });
  const { source } = fillText('a.md', privacy, facts, () => expect.unreachable(), { ...on, analytics, question });
  const says = (words: string) => source.includes(words);
  expect(says('no analysis of visits')).toBe(stats === 'off' && !analytics);
  expect(says('nothing is requested from another website')).toBe(!analytics);
  expect(says('We count visits')).toBe(stats !== 'off');
  expect(says('your browser sends none for them')).toBe(stats === 'on');
  expect(says('a small script of each page')).toBe(stats === 'beacon');
  expect(says('Where you came from')).toBe(stats !== 'off');
  expect(says('Another website counts visits')).toBe(analytics);
  expect(says('You are asked before')).toBe(question);
  expect(source).not.toMatch(/\{with/);
});
