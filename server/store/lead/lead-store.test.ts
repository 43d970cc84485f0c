import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeTestFolder } from '../../../tests/server/support/temporary-folder.ts';
import { goodFields as message } from '../../../tests/support/contact-message.ts';
import { createSqliteEngine } from '../sqlite/engine.ts';
import { createLeadStore } from './lead-store.ts';

async function openStore(references: string[]) {
  const engine = createSqliteEngine(join(makeTestFolder(), 'leads.db'), { mode: 'serve' });
  await engine.open();
  onTestFinished(engine.close);
  return createLeadStore(engine, () => references.shift() ?? 'SV-0000-00');
}

it('A reference that is taken is drawn again', async () => {
  const leads = await openStore(['SV-AAAA-AA', 'SV-AAAA-AA', 'SV-AAAA-AA', 'SV-BBBB-BB']);
  const first = await leads.add({ idemKey: '1', fingerprint: 'a', textFingerprint: '', message });
  const second = await leads.add({ idemKey: '2', fingerprint: 'b', textFingerprint: '', message });
  expect([first.reference, second.reference]).toEqual(['SV-AAAA-AA', 'SV-BBBB-BB']);
});

it('A statement that fails does not fail the others of its commit', async () => {
  const leads = await openStore(['SV-AAAA-AA', ...Array(5).fill('SV-AAAA-AA'), 'SV-BBBB-BB']);
  await leads.add({ idemKey: '0', fingerprint: 'a', textFingerprint: '', message });
  const results = await Promise.allSettled([
    leads.add({ idemKey: '1', fingerprint: 'a', textFingerprint: '', message }),
    leads.findByKey('0'),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect((await leads.add({ idemKey: '1', fingerprint: 'a', textFingerprint: '', message })).isNew).toBe(true);
});
