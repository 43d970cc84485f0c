import { expect, it } from 'vitest';
import { composeMail } from '../../../server/mail/compose.ts';
import { mailWords } from '../../../server/mail/words.ts';
import type { LeadRow } from '../../../server/store/tables.ts';
import { goodFields } from '../../support/contact-message.ts';
import { readFact } from '../../support/server/read-fact.ts';
import { runLeads } from '../../support/server/run-leads.ts';
import { openServer } from '../../support/server/test-server.ts';

const way = { fromPage: '/pricing', fromSource: 'newsletter (spring)' };
const addresses = { from: 'w@company.test', to: 'o@company.test' };

it('The page and the source that led to the form are stored, mailed, shown and exported with the message', async () => {
  const server = await openServer({ env: { STATS: 'on' } });
  expect((await server.postJson({ ...goodFields, ...way })).status).toBe(201);
  const [lead] = (await server.leads()) as [LeadRow];
  const { text } = composeMail(lead, addresses);
  expect(readFact(text, mailWords.fromPage)).toBe('/pricing');
  expect(readFact(text, mailWords.fromSource)).toBe('newsletter (spring)');
  const env = { DATABASE_URL: server.databaseUrl };
  const { out } = await runLeads(['show', lead.reference], env);
  expect(out).toMatch(/^From page +\/pricing$/m);
  expect(out).toMatch(/^From source +newsletter \(spring\)$/m);
  expect(JSON.parse((await runLeads(['show', lead.reference, '--json'], env)).out)).toMatchObject(way);
  expect((await runLeads(['export'], env)).out).toContain('"/pricing","newsletter (spring)"');
});

it('A message from a page that tells no way is stored without one, and its mail has no empty line for it', async () => {
  const server = await openServer({ env: { STATS: 'on' } });
  await server.postJson({ ...goodFields, fromPage: 'javascript:alert(1)', fromSource: ['x'] });
  const [lead] = (await server.leads()) as [LeadRow];
  expect(lead).toMatchObject({ from_page: null, from_source: null });
  expect(composeMail(lead, addresses).text).not.toContain(mailWords.fromPage);
});

it('A message sent again without its way is the same message', async () => {
  const server = await openServer({ env: { STATS: 'on' } });
  const key = { 'idempotency-key': 'same-message' };
  expect((await server.postJson({ ...goodFields, ...way }, key)).status).toBe(201);
  expect((await server.postJson(goodFields, key)).status).toBe(200);
});

it('Without STATS no way is stored, since the privacy page names none', async () => {
  const server = await openServer();
  await server.postJson({ ...goodFields, ...way });
  expect(await server.leads()).toMatchObject([{ from_page: null, from_source: null }]);
});

it('Pages and sources of messages are counted', async () => {
  const server = await openServer({ env: { STATS: 'on' } });
  for (const name of ['One', 'Two', 'Three'])
    await server.postJson({ ...goodFields, ...way, name, message: `${goodFields.message} ${name}` });
  await server.numbers?.write();
  const { out } = await runLeads(['numbers', '--json'], { DATABASE_URL: server.databaseUrl });
  expect(JSON.parse(out)).toMatchObject({
    messagePages: [{ name: '/pricing', count: 3 }],
    messageSources: [{ name: 'newsletter (spring)', count: 3 }],
  });
});
