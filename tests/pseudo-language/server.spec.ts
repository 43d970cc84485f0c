import PostalMime from 'postal-mime';
import { renderPlainOwnerAction, renderPlainPage } from '../../server/http/answers/fill-page.ts';
import { ownerActionWords, plainWords, refusals } from '../../server/http/words.ts';
import { mailWords } from '../../server/mail/words.ts';
import { mailPath } from '../../shared/contact-message.ts';
import { message } from '../support/browser/contact-page.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { collectTexts } from './collect-texts.ts';
import { findEnglish } from './exceptions.ts';
import { writeMails } from './write-mails.ts';

const typed = Object.values(message).flatMap((text) => text.split('\n'));

test('every mail to the owner is in the language of the site', async () => {
  for (const { subject, text, from } of await writeMails())
    expect
      .soft(findEnglish([`subject: ${subject}`, `text: ${text}`, `from: ${from.name}`], ['From']), subject)
      .toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is answered in the language of the site, refused and stored', async ({ page }) => {
    const look = async () => findEnglish(await page.evaluate(collectTexts), typed);
    const form = page.locator('main form');
    await page.goto('/contact');
    for (const [name, value] of Object.entries({ ...message, email: 'nobody' }))
      await form.locator(`[name="${name}"]`).fill(value);
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form.locator('[type="submit"], button:not([type])').first().click();
    await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(1);
    expect.soft(await look()).toEqual([]);
    await form.locator('[name="email"]').fill(message.email);
    await form.locator('[type="submit"], button:not([type])').first().click();
    await page.waitForURL('**/message-sent**');
    expect.soft(await look()).toEqual([]);
  });

  test('links in mails ask, do and refuse in the language of the site', async ({ page, site }) => {
    const look = async () => findEnglish(await page.evaluate(collectTexts), typed);
    await page.request.post(mailPath, { data: message });
    await expect.poll(() => site.mails().length).toBeGreaterThan(0);
    const { text = '' } = await PostalMime.parse(site.mails().at(-1) ?? '');
    expect(text).toContain(mailWords.acts.answered);
    for (const [link] of text.matchAll(/http\S+message-act\S+/g)) {
      await page.goto(link);
      expect.soft(await look(), 'asked').toEqual([]);
      await page.getByRole('main').getByRole('button').click();
      expect.soft(await look(), 'done').toEqual([]);
      await page.goto(link);
      expect.soft(await look(), 'used').toEqual([]);
      await page.goto(`${link}x`);
      expect.soft(await look(), 'wrong').toEqual([]);
    }
  });

  test('a site without its templates answers in its language, too', async ({ page }) => {
    const acts = Object.values(ownerActionWords).flatMap(({ ask, done }) => [ask, done]);
    const pages = [
      ...[...acts, ...Object.values(refusals)].map((words) => renderPlainOwnerAction('', words)),
      renderPlainPage('', plainWords.unknownMessage),
    ];
    for (const html of pages) {
      await page.setContent(html);
      expect.soft(findEnglish(await page.evaluate(collectTexts))).toEqual([]);
    }
  });
});
