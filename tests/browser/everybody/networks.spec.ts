import type { Page } from '@playwright/test';
import type { Props as SampleArticle } from '../../../app/blocks/sample-article/schema.ts';
import { mailLiterals } from '../../../shared/contact-message.ts';
import type { PagePath } from '../../../shared/pages.ts';
import { block } from '../../support/blocks.ts';
import { ContactPage, message } from '../../support/browser/contact-page.ts';
import { expect, long, noteRequests, open, startScript, test } from '../../support/browser/fixtures.ts';

/** Files of a page until its script is in charge, by their names without the build's hashes. */
async function filesOf(page: Page, path: PagePath): Promise<string[]> {
  const requests = noteRequests(page);
  await open(page, path);
  await page.waitForLoadState('networkidle');
  const names = requests.filter((url) => /\/(assets|art)\//.test(url)).map((url) => new URL(url).pathname);
  return [...new Set(names)];
}

test('whichever single file is lost, a message is sent or kept in its form, and no word of a page is missing @long', async ({
  page,
  browser,
  site,
}) => {
  const files = await filesOf(page, '/contact');
  expect(files.length).toBeGreaterThan(4);
  for (const [index, file] of files.entries()) {
    const visitor = await browser.newPage({ baseURL: site.url });
    await visitor.route(`**${file}`, (route) => route.abort());
    await visitor.goto('/contact');
    const contact = new ContactPage(visitor);
    const text = `Without file ${index} of this page`;
    await contact.fill({ ...message, message: text });
    await contact.send.click();
    const told = visitor.getByText(mailLiterals.success).first();
    await expect(told, file).toBeVisible();
    await expect.poll(() => site.mails().some((mail) => mail.includes(text)), { message: file }).toBe(true);
    await visitor.close();
  }
});

/** Words of a page, with those of parts that come when they are scrolled to: see first-frame.spec.ts. */
const countWords = (page: Page) =>
  page.getByRole('main').evaluate((main: HTMLElement) => {
    for (const part of main.querySelectorAll<HTMLElement>('*')) part.style.contentVisibility = 'visible';
    return main.innerText.split(/\s+/).length;
  });

for (const path of [
  '/',
  '/pricing',
  '/faq-1',
  '/blog-details',
  '/portfolio-details',
  '/service-details',
] satisfies PagePath[]) {
  test(`whichever single script of ${path} is lost, its words stay and nothing breaks${long(path !== '/pricing')}`, async ({
    page,
    browser,
    site,
  }) => {
    const scripts = (await filesOf(page, path)).filter((file) => file.endsWith('.js'));
    const words = await countWords(page);
    for (const script of scripts) {
      const visitor = await browser.newPage({ baseURL: site.url });
      const errors: string[] = [];
      visitor.on('pageerror', (error) => errors.push(error.message));
      await visitor.route(`**${script}`, (route) => route.abort());
      await visitor.goto(path);
      await visitor.mouse.move(5, 400);
      await visitor.mouse.move(6, 401);
      await visitor.waitForLoadState('networkidle');
      const left = await countWords(visitor);
      expect.soft(left, `${script}: the words of the page`).toBeGreaterThan(words * 0.95);
      expect.soft(errors, script).toEqual([]);
      await visitor.close();
    }
  });
}

test('a page that is there keeps working when the network goes', async ({ page, context }) => {
  await open(page, '/blog-details');
  await context.setOffline(true);
  const like = page.getByRole('button', {
    name: block<SampleArticle>('/blog-details', 'sample-article').reactions.like.label,
  });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  await open(page, '/pricing');
  await context.setOffline(true);
  await page.locator('.joined-choice label').last().click();
  await expect(page.locator('[data-period="annually"]').first()).toBeVisible();
});

test('on a line of the second generation the headline is there before any script, and a message gets through @long', async ({
  page,
  site,
}) => {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (250 * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'enhanced' in document.documentElement.dataset)).toBe(false);
  const contact = new ContactPage(page);
  await contact.fill({ ...message, message: 'From a slow line' });
  await contact.send.click();
  await expect(page.getByText(mailLiterals.success).first()).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => site.mails().some((mail) => mail.includes('From a slow line'))).toBe(true);
  await session.detach();
});

test('a visitor who saves data gets no script before its first use, and all of it then', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  const requests = noteRequests(page);
  const scripts = () => requests.filter((url) => /\/(start|contact-form)-[^/]*\.js/.test(url));
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(30_000);
  await page.waitForLoadState('networkidle');
  expect(scripts()).toEqual([]);
  await startScript(page);
  expect(scripts().length).toBeGreaterThan(0);
});
