import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailWords } from '../../../server/mail/words.ts';
import { goodFields } from '../../support/contact-message.ts';
import { startSmtpSink } from '../../support/server/smtp-sink.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';
import { waitFor } from '../../support/server/wait-for.ts';

let sink: Awaited<ReturnType<typeof startSmtpSink>>;
let server: TestServer;
beforeAll(async () => {
  sink = await startSmtpSink();
  server = await startTestServer({ env: sink.env, delivers: true });
});
beforeEach(() => {
  sink.received.length = 0;
});
afterAll(async () => {
  await server.close();
  await sink.close();
});

async function deliver(fields: Partial<typeof goodFields> & Record<string, unknown>) {
  // Repeated words would be held.
  const message = `${goodFields.message}\n${randomUUID()}`;
  const answer = await server.postJson({ ...goodFields, message, ...fields }, { 'idempotency-key': randomUUID() });
  expect(answer.status).toBe(201);
  const { id, reference } = JSON.parse(answer.body) as { id: string; reference: string };
  const received = await waitFor('the mail', () => sink.received[0]);
  const lead = await waitFor('the verdict', async () =>
    (await server.leads()).find((each) => each.id === id && each.state === 'sent'),
  );
  return { ...received, id, reference, lead };
}

describe('A stored message', () => {
  it('API-12 reaches the owner from our own address, answered to the visitor', async () => {
    const { mail, envelope, id, reference, lead, raw } = await deliver({});
    expect(envelope).toEqual({ from: 'website@company.test', to: ['owner@company.test'] });
    expect(mail.from).toMatchObject({ address: 'website@company.test' });
    expect(mail.to).toEqual([{ address: 'owner@company.test', name: '' }]);
    expect(mail.replyTo).toEqual([{ address: goodFields.email, name: goodFields.name }]);
    expect(mail.subject).toBe(mailWords.subject(goodFields.name, reference));
    expect(mail.messageId).toBe(`<${id}@company.test>`);
    expect(raw).toMatch(new RegExp(`^X-Lead-Id: ${id}\r$`, 'im'));
    expect(Math.floor(lead.received_at / 1000)).toBe(Date.parse(mail.date ?? '') / 1000);
    for (const text of [...Object.values(goodFields), reference]) expect(mail.text).toContain(text);
    expect(mail.html).toBeUndefined();
  });

  it('arrives unchanged in any script', async () => {
    const message =
      'Ünïcödé — 数据 данные بيانات नमस्ते\n👩\u200d👩\u200d👧 “quotes” \\ % {x}\n.\n..dots\nFrom here\n\ttab  two spaces ';
    const { mail } = await deliver({ name: '山田 太郎', company: 'Ελληνικά ΑΕ', phone: '٠١٢٣', message });
    expect(mail.text).toContain(message);
    for (const text of ['山田 太郎', 'Ελληνικά ΑΕ', '٠١٢٣']) expect(mail.text).toContain(text);
    expect(mail.subject).toContain('山田 太郎');
  });

  it('arrives whole when it is as long as the limit allows', async () => {
    const message = `${'long line '.repeat(6000)}\nthe end`;
    const { mail } = await deliver({ message });
    expect(mail.text).toContain(message);
  });

  it('has a subject and an answer address of sane length for a name of sixty thousand letters', async () => {
    const { raw, mail } = await deliver({ name: 'N'.repeat(60_000) });
    expect(mail.subject?.length).toBeLessThan(120);
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(1000);
  });

  it('comes without an answer address when that is longer than any mail server takes', async () => {
    const email = `${'a'.repeat(2000)}@visitor.test`;
    const { mail } = await deliver({ email });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain(email);
  });

  it('is answered at the ASCII form of a host in another script', async () => {
    const { mail } = await deliver({ email: 'zoe@exämple.test' });
    expect(mail.replyTo).toMatchObject([{ address: 'zoe@xn--exmple-cua.test' }]);
    expect(mail.text).toContain('zoe@exämple.test');
  });

  it('is delivered at once and in the order of arrival', async () => {
    const started = performance.now();
    const names = Array.from({ length: 20 }, (_, index) => `Visitor ${index}`);
    for (const name of names) await server.postJson({ ...goodFields, name, message: `From ${name}` });
    await waitFor('all mails', () => sink.received.length === names.length);
    expect(sink.received.map(({ mail }) => mail.replyTo?.[0]?.name)).toEqual(names);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

const oneLineFields = ['name', 'phone', 'company'] as const;
const injections = [
  ['a line break and a header', 'Eve\r\nBcc: victim@evil.test\r\nSubject: taken'],
  ['a bare line feed', 'Eve\nBcc: victim@evil.test'],
  ['a bare carriage return', 'Eve\rBcc: victim@evil.test'],
  ['the end of the headers', 'Eve\r\n\r\n<h1>body</h1>'],
  ['a Unicode line break', 'Eve\u2028Bcc: victim@evil.test\u0085x'],
  ['NUL', 'E\0ve'],
  ['an escape sequence', 'Eve\u001b[31m\u0007'],
  ['text turned around', 'Eve\u202etxt.exe\u202c\u2066x\u2069'],
  ['nothing visible', 'E\u200bv\ufeffe\u2060'],
  // No scanner's text: alone in a message it would be held, and not mailed.
  ['markup', '<style>*{display:none}</style><img src=x onload=x><h1>Hello</h1>'],
  ['addresses', 'Eve <victim@evil.test>, other@evil.test; "x"'],
  ['a half character', 'Eve \ud83d'],
  ['an encoded word', '=?utf-8?q?Eve=0D=0ABcc:_victim@evil.test?='],
  // Has no link: one in the name would be held as spam, and not mailed.
  ['a formula', "=2+5+cmd|' /C calc'!A0"],
] as const;

describe('What would be dangerous in a mail', () => {
  const cases = [...oneLineFields, 'message' as const].flatMap((field) =>
    injections.map(([what, text]) => [what, field, text] as const),
  );

  it.each(cases)('%s in %s is accepted and harmless', async (_what, field, text) => {
    const { mail, envelope, raw, lead } = await deliver({ [field]: text });
    expect(envelope.to).toEqual(['owner@company.test']);
    expect(mail.to).toHaveLength(1);
    expect(mail.cc ?? mail.bcc).toBeUndefined();
    expect(mail.replyTo).toHaveLength(1);
    expect(mail.replyTo?.[0]?.address).toBe(goodFields.email);
    expect(mail.headers.filter(({ key }) => ['bcc', 'cc', 'to', 'subject', 'from'].includes(key))).toHaveLength(3);
    const headers = raw.slice(0, raw.indexOf('\r\n\r\n'));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the subject
    expect(headers.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f-\uffff]/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the subject
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/[\0\u0007\u001b\u0085\u2028\u202a-\u202e\u2066-\u2069]/);
    if (field !== 'message') expect(lead[field]).not.toMatch(/[\r\n]/);
    expect(mail.html).toBeUndefined();
  });

  it('keeps the line breaks of the message, each as one', async () => {
    const { lead } = await deliver({ message: 'one\r\ntwo\rthree\n\nfour\u2028five' });
    expect(lead.message).toBe('one\ntwo\nthree\n\nfour\nfive');
  });

  it('keeps joiners, without which names in some scripts are misspelt', async () => {
    const { lead } = await deliver({ name: 'نی\u200cما 👩\u200d💻' });
    expect(lead.name).toBe('نی\u200cما 👩\u200d💻');
  });

  it('ignores unknown fields', async () => {
    const { mail, lead } = await deliver({ to: 'victim@evil.test', subject: 'taken', state: 'sent', id: '1' });
    expect(mail.text).not.toContain('evil.test');
    expect(lead.id).not.toBe('1');
  });
});
