import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { findDifference } from '../../app/blocks/fingerprint/find-difference.ts';
import type { Props as Fingerprint } from '../../app/blocks/fingerprint/schema.ts';
import { block } from '../support/blocks.ts';

// Read in a hook: an owner's copy skips these tests, and may have no such page.
let fingerprint: Fingerprint;
beforeAll(() => {
  fingerprint = block<Fingerprint>('/signchain', 'fingerprint');
});

it('shows the true fingerprints of the texts that stand there at first @sample', () => {
  for (const side of [fingerprint.original, fingerprint.copy])
    expect(createHash('sha256').update(side.text).digest('hex')).toBe(side.fingerprint);
});

it('says at first where the two texts part @sample', () => {
  const { at, one, other } = findDifference(fingerprint.original.text, fingerprint.copy.text) ?? {};
  const said = fingerprint.words.differs
    .replace('{at}', String(at))
    .replace('{signed}', one ?? '')
    .replace('{copy}', other ?? '');
  expect(fingerprint.verdict).toBe(said);
});
