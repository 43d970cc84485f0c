import PostalMime from 'postal-mime';
import { mailPath } from '../../../shared/contact-message.ts';
import { message } from '../../support/browser/contact-page.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

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
  for (const act of ['Answered', 'This was spam']) {
    const [, link = ''] = new RegExp(`${act}: +(\\S+)`).exec(text) ?? [];
    const button = page.getByRole('main').getByRole('button');
    for (const _time of [1, 2]) {
      await page.goto(link);
      await expect(page.getByText(reference)).toBeVisible();
      await expect(button).toHaveCount(1);
    }
    await button.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Marked as/);
    await expect(button).toHaveCount(0);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link was used already');
    await page.goto(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  }
});
