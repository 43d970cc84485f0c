import type { Props as ContactForm } from '../../../app/blocks/contact-form/schema.ts';
import { mailPath } from '../../../shared/contact-message.ts';
import { block } from '../../support/blocks.ts';
import { ContactPage } from '../../support/browser/contact-page.ts';
import { test as base, expect, startScript } from '../../support/browser/fixtures.ts';
import { SiteCopy } from '../../support/site-copy.ts';
import { SiteServer } from '../../support/site-server.ts';

/** The site with counted visits: one build for all tests of this file, which one worker runs. */
const test = base.extend<object, { counting: SiteServer }>({
  counting: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const copy = new SiteCopy();
      copy.build({ STATS: 'on' });
      const server = await SiteServer.start({ STATS: 'on' }, copy.folder);
      await use(server);
      await server.dispose();
      copy.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ counting }, use) => use(counting.url),
});
test.describe.configure({ mode: 'default' });

const { way } = block<ContactForm>('/contact', 'contact-form').form;

test('@long the form shows how the visitor came, and sends it', async ({ page }) => {
  await page.goto('/about?utm_source=newsletter', { referer: 'https://search.test/' });
  await page.locator('a[href="/contact"]:visible').first().click();
  await page.waitForURL('/contact');
  await startScript(page);
  const contact = new ContactPage(page);
  const line = contact.form.locator('p').filter({ hasText: way.label });
  await expect(line).toBeVisible();
  await expect(line).toContainText('/about, newsletter');
  await contact.fill();
  const sent = page.waitForRequest((request) => request.url().endsWith(mailPath));
  await contact.send.click();
  expect((await sent).postDataJSON()).toMatchObject({ fromPage: '/about', fromSource: 'newsletter' });
  await expect(contact.receipt).toBeVisible();
});

test('@long a source in an address of two pages before the form is sent as well', async ({ page }) => {
  await page.goto('/about?utm_source=newsletter&utm_campaign=spring');
  await page.goto('/faq-1', { referer: `${page.url()}` });
  await page.locator('a[href="/contact"]:visible').first().click();
  await page.waitForURL('/contact');
  await startScript(page);
  const line = new ContactPage(page).form.locator('p').filter({ hasText: way.label });
  await expect(line).toContainText('/faq-1, newsletter (spring)');
});

test('@long a removed way is not sent', async ({ page }) => {
  await page.goto('/contact', { referer: 'https://www.search.test/' });
  await startScript(page);
  const contact = new ContactPage(page);
  const line = contact.form.locator('p').filter({ hasText: way.label });
  await expect(line).toContainText('search.test');
  await contact.form.getByRole('button', { name: way.remove }).click();
  await expect(line).toBeHidden();
  await contact.fill();
  const sent = page.waitForRequest((request) => request.url().endsWith(mailPath));
  await contact.send.click();
  expect(Object.keys((await sent).postDataJSON()).filter((name) => name.startsWith('from'))).toEqual([]);
});

test('@long a visitor of whom nothing is known sees no line, and nothing is stored at the visitor’s', async ({
  page,
}) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) others.push(request.url());
  });
  await page.goto('/contact');
  await startScript(page);
  await expect(new ContactPage(page).form.getByText(way.label)).toBeHidden();
  await page.goto('/about');
  await startScript(page);
  expect(await page.context().cookies()).toEqual([]);
  expect(
    await page.evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length]),
  ).toEqual([0, 0, 0]);
  expect(others).toEqual([]);
});
