import type { Page, Route } from '@playwright/test';
import type { Props as ContactForm } from '../../../app/blocks/contact-form/schema.ts';
import { noticeButtons } from '../../../app/ui/text/ui-texts.ts';
import { mailLiterals } from '../../../shared/contact-message.ts';
import { site as facts } from '../../../shared/site.ts';
import { block } from '../../support/blocks.ts';
import { ContactPage, countPosts, message } from '../../support/browser/contact-page.ts';
import { expect, long, open, startScript, test } from '../../support/browser/fixtures.ts';

const { form: words } = block<ContactForm>('/contact', 'contact-form');

const failures: Record<string, (route: Route) => Promise<void>> = {
  'the server answers 500': (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }),
  'the server answers 400': (route) => route.fulfill({ status: 400, json: { title: 'Bad' } }),
  'the server answers 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'a static host answers 200 with its page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Home</h1>' }),
  'the answer is JSON, but no receipt': (route) => route.fulfill({ status: 200, json: { message: 'hello' } }),
  'the answer breaks off': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"ok":tr' }),
  'the connection is cut': (route) => route.abort('connectionreset'),
};

async function sendAndExpectFailure(page: Page): Promise<ContactPage> {
  const contact = new ContactPage(page);
  await contact.fill();
  await contact.send.click();
  await expectFailure(contact);
  return contact;
}

/** Expects a notice and every character kept. */
async function expectFailure(contact: ContactPage): Promise<void> {
  await expect(contact.notice).toHaveText(mailLiterals.failure + noticeButtons.ok);
  await expect(contact.page.getByText(mailLiterals.success)).toHaveCount(0);
  await contact.notice.getByRole('button', { name: noticeButtons.ok }).click();
  expect(await contact.values()).toEqual(message);
}

for (const [what, answer] of Object.entries(failures)) {
  test(`when ${what}, the visitor gets a message, and keeps every character${long(/400|404|breaks/.test(what))}`, {
    tag: ['@ERR-01', '@API-06', '@API-08', '@API-11', '@STA-13'],
  }, async ({ page }) => {
    await open(page, '/contact');
    await page.route('**/api/mail', answer);
    const contact = await sendAndExpectFailure(page);
    await expect(page.getByRole('main').getByRole('link', { name: facts.email, exact: true })).toBeVisible();
    // Directly above the send button.
    const [note, button] = [
      await contact.form.locator('.send-failure').boundingBox(),
      await contact.send.boundingBox(),
    ];
    const gap = (button?.y ?? 0) - ((note?.y ?? 0) + (note?.height ?? 0));
    expect(gap).toBeGreaterThan(0);
    // 60 px with our fonts and 72 with others, which show when ours come late.
    expect(gap).toBeLessThan(80);
  });
}

test('after 15 seconds without an answer the visitor gets a message, and not before', {
  tag: ['@ERR-01', '@API-08'],
}, async ({ page }) => {
  await page.clock.install();
  // The browser's own timeout ignores the test's clock.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms);
      return controller.signal;
    };
  });
  await open(page, '/contact');
  await page.route('**/api/mail', () => new Promise(() => {}));
  const contact = new ContactPage(page);
  await contact.fill();
  await page.clock.pauseAt(Date.now() + 60_000);
  const sent = page.waitForRequest('**/api/mail');
  await contact.send.click();
  await sent;
  await page.clock.runFor(14_900);
  await expect(contact.form.getByRole('button', { name: words.sending })).toHaveAttribute('aria-busy', 'true');
  await expect(contact.notice).toHaveCount(0);
  await page.clock.runFor(100);
  await expectFailure(contact);
});

test('the console names the status and none of the words', { tag: '@ERR-09' }, async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (line) => lines.push(line.text()));
  await open(page, '/contact');
  await page.route('**/api/mail', (route) => route.fulfill({ status: 503, json: {} }));
  await sendAndExpectFailure(page);
  expect(lines).toContain('HTTP error! status: 503');
  for (const word of Object.values(message)) expect(lines.join('\n')).not.toContain(word);
});

test('without a connection nothing is sent and the visitor reads the reason', { tag: '@ERR-01' }, async ({
  page,
  context,
}) => {
  await open(page, '/contact');
  const posts = countPosts(page);
  await context.setOffline(true);
  await sendAndExpectFailure(page);
  await expect(page.getByText(words.failure.offline)).toBeVisible();
  expect(posts.count).toBe(0);
});

test('a server that has stopped loses nothing: the same form sends once it is back', {
  tag: ['@ERR-01', '@STA-13', '@API-06'],
}, async ({ page, ownSite }) => {
  await page.goto(`${ownSite.url}/contact`);
  await startScript(page);
  await ownSite.kill();
  const contact = await sendAndExpectFailure(page);
  await ownSite.start();
  await contact.send.click();
  await expect(contact.notice).toContainText(mailLiterals.success);
  await expect.poll(() => ownSite.mails().length).toBe(1);
});

test('a message whose acknowledgement was lost and which is sent again arrives once', async ({ page, ownSite }) => {
  await page.goto(`${ownSite.url}/contact`);
  await startScript(page);
  await page.route('**/api/mail', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await sendAndExpectFailure(page);
  await page.unroute('**/api/mail');
  await page.reload();
  await startScript(page);
  const contact = new ContactPage(page);
  await expect.poll(() => contact.values()).toEqual(message);
  const answer = page.waitForResponse('**/api/mail');
  await contact.send.click();
  await expect(contact.notice).toContainText(mailLiterals.success);
  expect((await answer).status()).toBe(200);
  await expect.poll(() => ownSite.mails().length).toBe(1);
});

test('too many messages and a message that is too large are refused with their own explanation', async ({ page }) => {
  await open(page, '/contact');
  await page.route('**/api/mail', (route) => route.fulfill({ status: 429, json: {} }));
  await sendAndExpectFailure(page);
  await expect(page.getByText(words.failure.tooMany)).toBeVisible();
  await page.unroute('**/api/mail');
  await page.route('**/api/mail', (route) => route.fulfill({ status: 413, json: {} }));
  await sendAndExpectFailure(page);
  await expect(page.getByText(words.failure.tooLarge)).toBeVisible();
});
