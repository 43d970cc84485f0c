import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escapeHtml } from '../../../server/http/answers/fill-page.ts';
import { plainWords } from '../../../server/http/words.ts';
import { mailLiterals } from '../../../shared/contact-message.ts';
import { goodFields } from '../../support/contact-message.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('A visitor without script', () => {
  it('is led to the page that says the message was sent, with its reference', async () => {
    const answer = await server.postForm(goodFields);
    expect(answer.status).toBe(303);
    const location = String(answer.headers.location);
    expect(location).toMatch(/^\/message-sent\?ref=SV-[0-9A-Z]{4}-[0-9A-Z]{2}&seal=[\w-]{32}$/);
    const sent = await server.ask(location);
    expect(sent.status).toBe(200);
    expect(sent.headers['cache-control']).toBe('no-store');
    const { message, reference } = (await server.leads())[0] ?? {};
    expect(sent.body).toContain(`<h1>Sent</h1><b class="ref">${reference}</b>`);
    expect(sent.body).not.toContain('Nothing known');
    expect(message).toBe(goodFields.message);
  });

  it('who sends it twice by reloading is led to the same reference', async () => {
    const fields = { ...goodFields, name: 'Reload' };
    const [first, second] = [await server.postForm(fields), await server.postForm(fields)];
    expect(second.status).toBe(303);
    expect(second.headers.location).toBe(first.headers.location);
  });

  it('who left fields out gets the form back with the words, the faults and everything typed', async () => {
    const typed = {
      name: '"><script>alert(1)</script>',
      email: "o'neil@",
      phone: '',
      company: '$& $1 &amp;',
      message: '\n</textarea><b>x',
    };
    const answer = await server.postForm(typed);
    expect(answer.status).toBe(422);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(answer.body).toContain('Please fill required fields');
    expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(answer.body).toContain('value="o&#39;neil@" aria-invalid="true"');
    expect(answer.body).toContain('value="" aria-invalid="true"');
    expect(answer.body).toContain('value="$&amp; $1 &amp;amp;"');
    expect(answer.body).toContain('rows="5">\n\n&lt;/textarea&gt;&lt;b&gt;x</textarea>');
    expect(answer.body).not.toContain('<script>alert');
    expect(answer.body).toContain('<p id="name-error" class="field-error" hidden="">');
    expect(answer.body).toContain('<p id="email-error">');
    expect(answer.body).toContain('<p>Phone, please');
    expect(answer.body).toContain('<p hidden="">Message, please');
  });

  it('who sends more than 64 kB gets the words of failure, not a problem for programs', async () => {
    const answer = await server.postForm({ ...goodFields, message: 'x'.repeat(70_000) });
    expect(answer.status).toBe(413);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('There was an error sending your message. Please try again.');
  });

  it('who sends too many gets the words of failure and the time to wait', async () => {
    const limited = await startTestServer({ env: { RATE_LIMIT_PER_IP: '1/1h' } });
    await limited.postForm(goodFields);
    const answer = await limited.postForm({ ...goodFields, name: 'Again' });
    await limited.close();
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.body).toContain('value="Again"');
  });
});

describe('The page that confirms a message', () => {
  it.each([
    '',
    '?ref=',
    '?ref=SV-1234',
    '?ref=%3Cscript%3E',
    '?ref=SV-ILOU-00',
    '?ref=SV-7Q4K-2M%0A',
    '?other=SV-7Q4K-2M',
    '?ref=SV-7Q4K-2M',
    `?ref=SV-7Q4K-2M&seal=${'A'.repeat(32)}`,
    '?ref=SV-7Q4K-2M&seal=%C3%A9',
  ])('claims nothing for %j and leads to the form', async (query) => {
    const answer = await server.ask(`/message-sent${query}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('<h1>Nothing known</h1><a href="/contact">');
    expect(answer.body).toContain('data-slot="reference"></b>');
    expect(answer.headers.etag).toBeDefined();
  });

  it('confirms nothing with the token of another message', async () => {
    const { headers } = await server.postForm({ ...goodFields, name: 'Sealed' });
    const other = String(headers.location).replace(/SV-.{7}/, 'SV-0000-00');
    expect((await server.ask(other)).body).toContain('Nothing known');
  });

  it('claims nothing while the store cannot be asked', async () => {
    const closed = await startTestServer({ isStoreOpen: false });
    const answer = await closed.ask(`/message-sent?ref=SV-7Q4K-2M&seal=${'A'.repeat(32)}`);
    await closed.close();
    expect(answer.body).toContain('Nothing known');
  });
});

describe('A site built without the pages for answers', () => {
  it('still shows a visitor the answer, and never an error', async () => {
    const bare = await startTestServer({ withoutFiles: ['site.json'] });
    const refused = await bare.postForm({ ...goodFields, name: '' });
    expect(refused.status).toBe(422);
    expect(refused.body).toContain(escapeHtml(mailLiterals.missing));
    const accepted = await bare.postForm(goodFields);
    expect(accepted.status).toBe(303);
    const sent = await bare.ask(String(accepted.headers.location));
    expect(sent.body).toContain(escapeHtml(mailLiterals.success));
    const unknown = await bare.ask('/message-sent');
    expect(unknown.body).toContain(escapeHtml(plainWords.unknownMessage));
    expect(unknown.body).toContain('href="/contact"');
    await bare.store.close();
    expect((await bare.postForm({ ...goodFields, name: 'B' })).body).toContain(escapeHtml(mailLiterals.failure));
    await bare.close();
  });
});
