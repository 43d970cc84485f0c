import PostalMime from 'postal-mime';
import { ownerActionWords, refusals } from '../../../server/http/words.ts';
import { mailWords } from '../../../server/mail/words.ts';
import { mailPath } from '../../../shared/contact-message.ts';
import { message } from '../../support/browser/contact-page.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { readFact } from '../../support/server/read-fact.ts';

test.use({ javaScriptEnabled: false });

test('a link in a mail shows one button, does nothing when it is opened, and works once when it is pressed', async ({
  page,
  site,
}) => {
  const words = 'A question whose mail has links';
  const answer = await fetch(`${site.url}${mailPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...message, message: words }),
  });
  const { reference } = (await answer.json()) as { reference: string };
  await expect.poll(() => site.mails().some((mail) => mail.includes(reference))).toBe(true);
  const mail = site.mails().find((each) => each.includes(reference)) ?? '';
  const { text = '' } = await PostalMime.parse(mail);
  for (const act of ['answered', 'spam'] as const) {
    const link = readFact(text, mailWords.acts[act]) ?? '';
    const button = page.getByRole('main').getByRole('button');
    for (const _time of [1, 2]) {
      await page.goto(link);
      await expect(page.getByText(reference)).toBeVisible();
      await expect(button).toHaveCount(1);
    }
    await button.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ownerActionWords[act].done.heading);
    await expect(button).toHaveCount(0);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(refusals.used.heading);
    await page.goto(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(refusals.wrong.heading);
  }
});
