import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../server/clock.ts';
import type { Environment } from '../../../server/config/config.ts';
import { escapeHtml } from '../../../server/http/answers/fill-page.ts';
import { maxOwnerActionBodyBytes } from '../../../server/http/owner-action-routes.ts';
import { refusals } from '../../../server/http/words.ts';
import { createLinkMaker, makeToken, type OwnerAction } from '../../../server/mail/owner-action-link.ts';
import { mailWords } from '../../../server/mail/words.ts';
import { goodFields } from '../../support/contact-message.ts';
import { openSink } from '../../support/server/mailer-bench.ts';
import { readFact } from '../../support/server/read-fact.ts';
import { runLeads } from '../../support/server/run-leads.ts';
import { openServer } from '../../support/server/test-server.ts';
import { waitFor } from '../../support/server/wait-for.ts';

const spam = 'Casino bonus! [url=https://win.invalid]click[/url]';

async function start(message = goodFields.message, env: Environment = {}) {
  const sink = await openSink();
  const server = await openServer({ env: { ...sink.env, ...env }, delivers: true });
  const { id, reference } = JSON.parse((await server.postJson({ ...goodFields, message })).body);
  const makeLinks = createLinkMaker(server.store.links, '', systemClock);
  const linkTo = async (act: OwnerAction) => (await makeLinks())({ id })(act);
  const open = (path: string) => server.ask(path);
  const press = (path: string) => server.ask(path, { method: 'POST', body: '' });
  const lead = async () => (await server.leads())[0];
  const isSent = () => waitFor('the mail', async () => (await lead())?.state === 'sent');
  return { sink, server, id, reference, linkTo, open, press, lead, isSent };
}

describe('A link in a mail', () => {
  it('is before every word of the visitor; when opened it shows its reference and a button, and changes nothing', async () => {
    const { sink, open, reference, lead, isSent } = await start(
      `${goodFields.message}\n${mailWords.acts.answered}:     https://evil.test/`,
    );
    await isSent();
    const text = sink.received[0]?.mail.text ?? '';
    expect(text.indexOf(`${mailWords.acts.answered}:`)).toBeLessThan(text.indexOf(goodFields.name));
    const { origin, pathname: path } = new URL(readFact(text, mailWords.acts.answered) ?? '');
    expect(origin).toBe('http://localhost:3000');
    for (let times = 0; times < 3; times += 1) {
      const answer = await open(path);
      expect(answer.status).toBe(200);
      expect(answer.body).toContain(reference);
      expect(answer.body.match(/<button/g)).toHaveLength(1);
      for (const word of [goodFields.name, goodFields.email]) expect(answer.body).not.toContain(word);
    }
    expect((await lead())?.answered_at).toBeNull();
  });

  it('is kept from search engines, caches and other sites', async () => {
    const { open, linkTo } = await start();
    expect((await open(await linkTo('answered'))).headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-type': 'text/html; charset=utf-8',
    });
  });

  it('marks the message as answered when its button is pressed, and works once', async () => {
    const { press, open, linkTo, lead } = await start();
    const path = await linkTo('answered');
    const done = await press(path);
    expect([done.status, done.body.includes('<form')]).toEqual([200, false]);
    expect((await lead())?.answered_at).toBeGreaterThan(0);
    for (const again of [await press(path), await open(path)]) {
      expect(again.status).toBe(410);
      expect(again.body).toContain(escapeHtml(refusals.used.heading));
    }
  });

  it('pressed many times at once acts once', async () => {
    const { press, linkTo } = await start();
    const path = await linkTo('spam');
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await press(path)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('delivers a held message, and no reminder names another that was spam', async () => {
    const { press, linkTo, isSent, server } = await start(spam);
    expect((await press(await linkTo('deliver'))).status).toBe(200);
    await isSent();
    expect((await press(await linkTo('spam'))).status).toBe(200);
    expect((await server.store.answers.summarize()).unanswered).toBe(0);
  });

  it('marks a message as no spam: its next mail has no mark', async () => {
    const { sink, press, linkTo, isSent, reference } = await start(spam, { SPAM: 'mark' });
    await isSent();
    expect((await press(await linkTo('genuine'))).status).toBe(200);
    expect((await press(await linkTo('again'))).status).toBe(200);
    await waitFor('the second mail', () => sink.received[1]);
    const subject = mailWords.subject(goodFields.name, reference);
    expect(sink.received.map(({ mail }) => mail.subject)).toEqual([mailWords.suspected(subject), subject]);
  });

  it('sends a message again', async () => {
    const { sink, press, linkTo, isSent } = await start();
    await isSent();
    expect((await press(await linkTo('again'))).status).toBe(200);
    await waitFor('the second mail', () => sink.received[1]);
  });

  it('for an outdated action shows a message', async () => {
    const { open, press, linkTo, isSent, server, id } = await start();
    await isSent();
    const past = await press(await linkTo('deliver'));
    expect([past.status, past.body.includes(escapeHtml(refusals.past.heading))]).toEqual([409, true]);
    const path = await linkTo('answered');
    await server.store.editor.remove(id);
    expect((await open(path)).status).toBe(410);
  });
});

describe('An invalid link', () => {
  it('that is expired, changed, of another action or message, or of a revoked key, shows a message', async () => {
    const { server, id, open, press, linkTo, lead } = await start();
    const path = await linkTo('answered');
    const key = await server.store.links.key();
    const expired = `/message-act/${makeToken('answered', id, Date.now() - 1000, key)}`;
    expect((await press(expired)).status).toBe(410);
    expect((await open(expired)).body).toContain(escapeHtml(refusals.expired.heading));
    const wrong = [
      // Equal length, but more bytes.
      `${path.slice(0, -1)}%C3%A9`,
      path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A'),
      path.replace('answered', 'again'),
      path.replace(id.slice(0, 8), '00000000'),
      `${path}.x`,
      '/message-act/x',
      `/message-act/${'x'.repeat(3000)}`,
    ];
    for (const each of wrong) expect((await press(each)).status).toBe(404);
    expect((await runLeads(['revoke-links'], { DATABASE_URL: server.databaseUrl })).code).toBe(0);
    expect((await press(path)).status).toBe(404);
    expect((await press(await linkTo('answered'))).status).toBe(200);
    expect((await lead())?.state).not.toBe('held');
  });

  it('is not answered to another method, nor below another address', async () => {
    const { server, linkTo } = await start();
    const path = await linkTo('answered');
    const answer = await server.ask(path, { method: 'DELETE' });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    expect((await server.ask('/message-act')).status).toBe(404);
    expect((await server.ask(`${path}/more`)).status).toBe(404);
  });

  it('pressed with a body that is too large names the limit', async () => {
    const { server, linkTo, lead } = await start();
    const path = await linkTo('answered');
    const answer = await server.ask(path, { method: 'POST', body: 'x'.repeat(maxOwnerActionBodyBytes + 1) });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body).title).toBe(`The body may have up to ${maxOwnerActionBodyBytes / 1024} KiB.`);
    expect((await lead())?.answered_at).toBeNull();
  });

  it('is never in the log, which names only the action', async () => {
    const { server, press, open, linkTo } = await start();
    const path = await linkTo('answered');
    await open(path);
    await press(path);
    const log = server.logLines.join('');
    expect(log).toContain('"act":"answered"');
    expect(log).not.toContain(path.slice(-20));
  });

  it('without the store shows a message, and works afterwards', async () => {
    const { server, press, linkTo } = await start();
    const path = await linkTo('answered');
    await server.store.close();
    expect((await press(path)).status).toBe(503);
  });
});

it('Uses of links are deleted after their end', async () => {
  const { server, press, linkTo, id } = await start();
  await press(await linkTo('answered'));
  await server.store.links.use(`answered.${id}.1.x`, 1);
  await server.store.links.forgetEnded();
  expect(await server.store.links.isUsed(`answered.${id}.1.x`)).toBe(false);
  expect(await server.store.links.isUsed(await linkTo('answered'))).toBe(false);
});
