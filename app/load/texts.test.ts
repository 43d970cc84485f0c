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
