import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { goodFields as message } from '../../../tests/support/contact-message.ts';
import { makeTestFolder } from '../../../tests/support/server/temporary-folder.ts';
import { createSqliteEngine } from '../sqlite/engine.ts';
import { createLeadStore } from './lead-store.ts';

async function openStore(references: string[]) {
  const engine = createSqliteEngine(join(makeTestFolder(), 'leads.db'), { mode: 'serve' });
  await engine.open();
  onTestFinished(engine.close);
  return { engine, leads: createLeadStore(engine, () => references.shift() ?? 'SV-0000-00') };
}

it('A reference that is taken is drawn again', async () => {
  const { leads } = await openStore(['SV-AAAA-AA', 'SV-AAAA-AA', 'SV-AAAA-AA', 'SV-BBBB-BB']);
  const first = await leads.add({ idemKey: '1', fingerprint: 'a', textFingerprint: '', message });
  const second = await leads.add({ idemKey: '2', fingerprint: 'b', textFingerprint: '', message });
  expect([first, second]).toMatchObject([{ reference: 'SV-AAAA-AA' }, { reference: 'SV-BBBB-BB' }]);
});

it('A statement that fails does not fail the others of its commit', async () => {
  const { engine, leads } = await openStore(['SV-AAAA-AA', ...Array(5).fill('SV-AAAA-AA'), 'SV-BBBB-BB']);
  await leads.add({ idemKey: '0', fingerprint: 'a', textFingerprint: '', message });
  const results = await Promise.allSettled([
    leads.add({ idemKey: '1', fingerprint: 'a', textFingerprint: '', message }),
    engine.query.selectFrom('leads').select('id').execute(),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await leads.add({ idemKey: '1', fingerprint: 'a', textFingerprint: '', message })).toMatchObject({
    kind: 'added',
  });
});

it('A limit that cannot be counted does not let everything pass', async () => {
  const { engine, leads } = await openStore([]);
  await engine.query.schema.dropTable('rate_hits').execute();
  const limit = { count: 5, windowMs: 60_000 };
  const draft = {
    idemKey: '1',
    fingerprint: 'a',
    textFingerprint: '',
    message,
    networks: [{ name: '192.0.2.1', times: 1 }],
    limit,
  };
  await expect(leads.add(draft)).rejects.toThrow();
  expect(await engine.query.selectFrom('leads').select('id').execute()).toEqual([]);
});

it('What is sent beyond the limit is not stored, and a repeat of what is stored is not counted', async () => {
  const { engine, leads } = await openStore(['SV-AAAA-AA', 'SV-BBBB-BB', 'SV-CCCC-CC', 'SV-DDDD-DD']);
  const add = (idemKey: string) =>
    leads.add({
      idemKey,
      fingerprint: idemKey,
      textFingerprint: '',
      message,
      networks: [{ name: '192.0.2.1', times: 1 }],
      limit: { count: 2, windowMs: 3_600_000_000 },
    });
  const kinds = [];
  for (const key of ['1', '1', '1', '2', '3']) kinds.push((await add(key)).kind);
  expect(kinds).toEqual(['added', 'known', 'known', 'added', 'too-many']);
  expect(await engine.query.selectFrom('leads').select('idem_key').execute()).toHaveLength(2);
});
