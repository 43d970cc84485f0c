import { expect, it } from 'vitest';
import { findUnknownTags, readIds } from './requirements.ts';

/** Assembled, since this file itself is searched for tags. */
const id = (area: string, number: string) => `${area}-${number}`;
const [known, decision, unknown, ofNoArea] = [id('HDR', '01'), id('A', '40'), id('HDR', '99'), id('NEW', '01')];
const ids = readIds(`# Pages\n\n- **${known}** The header is there.\n- **${decision}** Cards.\n`);

it('knows a requirement by its entry in the list', () => {
  expect([...ids]).toEqual([known, decision]);
});

it.each([
  ['a known tag', `{ tag: '@${known}' }`, []],
  ['known titles', `it('${known} ${decision} is kept', look)`, []],
  ['a tag of a known area', `{ tag: ['@${unknown}', '@${unknown}'] }`, [unknown]],
  ['a tag of no area', `{ tag: '@${ofNoArea}' }`, [ofNoArea]],
  ['a title of a known area', `it('${unknown} is kept', look)`, [unknown]],
  ['what only looks like one', "it('SHA-256 is named in the header', look)", []],
])('tells what is not in the list: %s', (_, test, faults) => {
  expect(findUnknownTags(test, ids)).toEqual(faults);
});
