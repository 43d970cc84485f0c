import type { Props as ContactForm } from '../../../app/blocks/contact-form/schema.ts';
import { mailLiterals } from '../../../shared/contact-message.ts';
import { block } from '../../support/blocks.ts';
import { ContactPage, message } from '../../support/browser/contact-page.ts';
import { accessibilityFaults, arrived, expect, test } from '../../support/browser/fixtures.ts';
import { SiteServer } from '../../support/site-server.ts';

const words = block<ContactForm>('/contact', 'contact-form');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is stored, and the page says so with its reference', { tag: ['@API-07', '@ERR-02'] }, async ({
    page,
    site,
  }) => {
    const contact = new ContactPage(page);
    await page.goto('/contact');
    await contact.fill({ ...message, name: 'Without Script' });
    await contact.send.click();
    await expect(page).toHaveURL(/\/message-sent\?ref=SV-/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(mailLiterals.success);
    const reference = (await page.locator('.reference b').textContent()) ?? '';
    expect(reference).toMatch(/^SV-/);
    await expect.poll(() => site.mails().some((mail) => mail.includes(reference))).toBe(true);
  });

  test('an address that says a message was sent claims nothing, and leads to the form', { tag: '@STA-13' }, async ({
    page,
  }) => {
    await page.goto('/message-sent?ref=SV-7Q4K-2M');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.answers.sent.unknown.heading);
    await expect(page.getByText(mailLiterals.success)).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: words.answers.sent.unknown.action.label }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('blank words are refused with everything typed still there, and the mended form sends', {
    tag: ['@ERR-03', '@ERR-04', '@VAL-10'],
  }, async ({ page }) => {
    const contact = new ContactPage(page);
    await page.goto('/contact');
    const odd = { ...message, company: '"Quoted" & <b>bold</b>', message: '\n  two\n\nlines </textarea><i>x</i>' };
    await contact.fill({ ...odd, name: '   ' });
    await contact.send.click();
    await expect(page.getByText(mailLiterals.missingTitle, { exact: true })).toBeVisible();
    await expect(page.getByText(mailLiterals.missing, { exact: true })).toBeVisible();
    expect(await contact.values()).toEqual({ ...odd, name: '   ' });
    await expect(contact.field('name')).toHaveAttribute('aria-invalid', 'true');
    await expect(contact.field('name')).toHaveAccessibleDescription(words.form.fields.name.missing);
    await contact.field('name').fill('Ada');
    await contact.send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(mailLiterals.success);
  });

  test('a message that cannot be stored comes back in the form, with the failure literal', {
    tag: ['@ERR-01', '@STA-13'],
  }, async ({ page }) => {
    const site = await SiteServer.start({ RATE_LIMIT_PER_IP: '1/1h' });
    try {
      const contact = new ContactPage(page);
      for (const text of ['first', 'second']) {
        await page.goto(`${site.url}/contact`);
        await contact.fill({ ...message, message: text });
        await contact.send.click();
      }
      await expect(page.getByText(mailLiterals.failure, { exact: true })).toBeVisible();
      expect(await contact.values()).toEqual({ ...message, message: 'second' });
    } finally {
      await site.dispose();
    }
  });
});

test('the form’s files are fetched with its page, before the script requests them', async ({ page, heldScript }) => {
  const form = page.waitForResponse(/assets\/contact-form-.*\.js/);
  await page.goto('/contact');
  expect((await form).status()).toBe(200);
  heldScript.release();
});

test('a send before the script has arrived is held and handed to the script', async ({ page, heldScript }) => {
  const contact = new ContactPage(page);
  await page.goto('/contact');
  await contact.fill();
  await contact.send.click();
  await expect(page.locator('html[data-enhanced]')).toHaveCount(0);
  heldScript.release();
  await expect(contact.notice).toContainText(mailLiterals.success);
  await expect(page).toHaveURL(/\/contact$/);
});

test('when the script does not arrive within three seconds the form is sent natively', async ({ page }) => {
  await page.route('**/assets/start-*', () => new Promise(() => {}));
  const contact = new ContactPage(page);
  await page.goto('/contact');
  await contact.fill();
  await contact.send.click();
  await expect(page).toHaveURL(/\/message-sent\?ref=SV-/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mailLiterals.success);
});

test('when the scripts cannot be loaded at all the form is sent natively', async ({ page }) => {
  await page.route('**/assets/start-*', (route) => route.abort());
  const contact = new ContactPage(page);
  await page.goto('/contact');
  await contact.fill();
  await contact.send.click();
  await expect(page).toHaveURL(/\/message-sent\?ref=SV-/);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('what was typed before the script arrives is still there afterwards', { tag: '@CON-08' }, async ({
  page,
  heldScript,
}) => {
  const contact = new ContactPage(page);
  await page.goto('/contact');
  await contact.fill();
  heldScript.release();
  await arrived(page);
  expect(await contact.values()).toEqual(message);
});
