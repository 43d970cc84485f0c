import { expect, it } from 'vitest';
import { openSink } from '../../support/server/mailer-bench.ts';
import { openServer } from '../../support/server/test-server.ts';
import { waitFor } from '../../support/server/wait-for.ts';

const secrets = {
  name: 'Wilhelmina Ochsenknecht',
  email: 'wilhelmina@ochsenknecht.test',
  phone: '+49 7071 998877',
  company: 'Zwetschgenfabrik',
  message: 'Unaussprechliche Geheimnisse',
};
const address = '203.0.113.77';
const forbidden = /wilhelmina|ochsenknecht|7071|998877|zwetschgen|unaussprech|geheimnis|203\.0\.113|127\.0\.0\.1/i;
/** A random UUID may hold the digits of the telephone number. */
const withoutIds = (line: string) => line.replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '');

it('B-42 no word of a visitor and no address of theirs is ever logged, whatever happens to the message', async () => {
  let refuses = true;
  const sink = await openSink({
    onRcptTo: (_address, _session, done) =>
      done(
        refuses ? Object.assign(new Error(`<${secrets.email}> ${secrets.email} refused`), { responseCode: 450 }) : null,
      ),
  });
  const server = await openServer({
    delivers: true,
    env: { ...sink.env, LOG_LEVEL: 'trace', TRUST_PROXY: '127.0.0.1', RATE_LIMIT_PER_IP: '4/1h' },
  });
  const headers = { 'x-forwarded-for': address, 'user-agent': 'Zwetschgenfabrik', referer: `/x?name=${secrets.name}` };
  const raw = (body: string, path = '/api/mail') =>
    server.ask(path, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body });

  expect((await server.postJson(secrets, headers)).status).toBe(201);
  const putOff = await waitFor('the refusal', async () =>
    (await server.leads()).find(({ deferrals }) => deferrals > 0),
  );
  // Kept with the message until delivery.
  expect(putOff.last_error).toContain('<addr>');
  expect(putOff.last_error).not.toMatch(forbidden);
  refuses = false;
  expect((await server.postJson({ ...secrets, name: `${secrets.name} 2` }, headers)).status).toBe(201);
  await waitFor('the mail', () => sink.received.length > 0);
  expect((await server.postForm(secrets, headers)).status).toBe(303);
  expect((await server.postForm({ ...secrets, email: 'Geheimnis' }, headers)).status).toBe(422);
  expect((await raw(`{"name": "${secrets.name}`)).status).toBe(400);
  expect((await raw(JSON.stringify(secrets), `/nowhere?name=${secrets.name.replace(' ', '+')}`)).status).toBe(404);
  expect(
    (await server.ask(`/Wilhelmina-Ochsenknecht?q=${secrets.phone.replaceAll(' ', '')}`, { headers })).status,
  ).toBe(404);
  for (let index = 0; index < 4; index += 1)
    await server.postJson({ ...secrets, name: `${secrets.name} x${index}` }, headers);
  await server.store.close();
  expect((await server.postJson({ ...secrets, name: 'Geheimnis' }, headers)).status).toBe(503);

  const lines = await waitFor(
    'the last line',
    () => server.logLines.some((line) => line.includes('"status":503')) && server.logLines,
  );
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), time: expect.stringMatching(/Z$/) });
    expect(withoutIds(line)).not.toMatch(forbidden);
  }
  const requests = lines.map((line) => JSON.parse(line)).filter(({ evt }) => evt === 'request');
  expect(requests.every(({ route, status, ms }) => route && status && typeof ms === 'number')).toBe(true);
});

it.each([451, 554])(
  'What a mail server quotes from a message in its %i is kept with it and not logged',
  async (code) => {
    const sink = await openSink({
      onData(stream, _session, done) {
        stream.resume();
        const text = `5.7.1 no "${secrets.name}", call ${secrets.phone}`;
        stream.on('end', () => done(Object.assign(new Error(text), { responseCode: code })));
      },
    });
    const server = await openServer({ delivers: true, env: sink.env });
    expect((await server.postJson(secrets)).status).toBe(201);
    const lead = await waitFor('the refusal', async () =>
      (await server.leads()).find(({ last_code }) => last_code === code),
    );
    expect(lead.last_error).toContain(secrets.name);
    const lines = server.logLines.filter((line) => line.includes('not-delivered'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ reason: `${code} 5.7.1`, smtpCode: code }]);
    for (const line of server.logLines) expect(withoutIds(line)).not.toMatch(forbidden);
  },
);
