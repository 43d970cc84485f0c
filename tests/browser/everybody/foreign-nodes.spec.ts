import type { Page } from '@playwright/test';
import { mailLiterals } from '../../../shared/contact-message.ts';
import { ContactPage, message } from '../../support/browser/contact-page.ts';
import { arrived, expect, long, test } from '../../support/browser/fixtures.ts';
import { commonForeignNodes, type ForeignNodes, foreignNodes } from '../../support/foreign-nodes.ts';

/** All kinds take minutes: only `npm run test:all` does that. */
const kinds = process.env.WHOLE_MATRIX ? (Object.keys(foreignNodes) as ForeignNodes[]) : commonForeignNodes;

/** Times at which a foreign program changes the document. */
const times = ['before the loader', 'between the loader and the script', 'after the script'] as const;
type Time = (typeof times)[number];

/** Holds the scripts of the page back until they are released, one by one. */
async function holdScripts(page: Page): Promise<Record<'loader' | 'start', () => void>> {
  const held = { loader: Promise.withResolvers<void>(), start: Promise.withResolvers<void>() };
  for (const name of ['loader', 'start'] as const)
    await page.route(`**/assets/${name}-*.js`, async (route) => {
      await held[name].promise;
      await route.continue();
    });
  return { loader: held.loader.resolve, start: held.start.resolve };
}

function noteErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  return errors;
}

function notePosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.postData() ?? ''));
  return posts;
}

/** Reads a visitor's state: values and ticks, the focus, the selection, and the scroll position. */
const readState = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement;
    const fields = [...document.querySelectorAll<HTMLInputElement>('main [data-form] :is(input, textarea)[id]')];
    return {
      values: Object.fromEntries(
        fields.map(({ id, type, checked, value }) => [id, type === 'checkbox' ? checked : value]),
      ),
      focus: focused.id,
      selection: focused.type === 'text' ? [focused.selectionStart, focused.selectionEnd] : [],
      scroll: scrollY,
    };
  });

/** Types and ticks like a visitor, and leaves the focus in the first field with some letters selected. */
async function write(page: Page, path: string): Promise<void> {
  if (path === '/contact') await new ContactPage(page).fill();
  else {
    await page.locator('[id$=password]').fill('a secret word');
    await page.locator('[id$=remember]').check();
  }
  const first = page.locator('main [data-form] input:not([type=hidden], .hidden)').first();
  await first.click();
  await page.keyboard.press('End');
  await page.keyboard.type(path === '/contact' ? ' the Second' : 'robin@example.org');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
}

async function meet(page: Page, path: string, kind: ForeignNodes, time: Time): Promise<void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  if (time === 'before the loader') await page.evaluate(foreignNodes[kind]);
  else release.loader();
  if (time === 'after the script') {
    release.start();
    await page.locator('main input').first().hover();
    await arrived(page);
  }
  await write(page, path);
  const before = await readState(page);
  if (time !== 'before the loader') await page.evaluate(foreignNodes[kind]);
  release.loader();
  release.start();
  // Pressed and released beside the form: a sign of use for a loader that came after the typing.
  await page.keyboard.press('Shift');
  await arrived(page);
  expect(await readState(page), `${kind} ${time}`).toEqual(before);
}

for (const kind of kinds) {
  test(`with ${kind} no word, tick, focus or selection is lost, and messages are seen @long`, async ({ page }) => {
    const errors = noteErrors(page);
    const posts = notePosts(page);
    for (const time of times) {
      await meet(page, '/login', kind, time);
      await page.locator('[id$=password]').fill('');
      await page.getByRole('main').locator('[type=submit]').click();
      const notice = page.getByRole('alertdialog');
      await expect(notice).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('[id$=password]')).toBeFocused();
      await expect(page.locator('[id$=password-error]')).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });

      await meet(page, '/contact', kind, time);
      const { values } = await readState(page);
      const contact = new ContactPage(page);
      await page.locator('#phone').fill(' ');
      await page.getByRole('main').locator('[type=submit]').first().click();
      await expect(notice).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('#phone')).toBeFocused();
      await expect(page.locator('#phone-error [data-fault=missing]')).toBeVisible();
      await page.locator('#phone').fill(message.phone);
      await expect(page.locator('#phone-error')).toBeHidden();
      expect(posts).toEqual([]);
      await page.getByRole('main').locator('[type=submit]').first().click();
      await expect(contact.receipt).toBeAttached();
      expect(posts.splice(0).map((body) => JSON.parse(body))).toEqual([values]);
      await page.keyboard.press('Escape');
      await expect(contact.receipt.locator('.reference')).toHaveText(/SV-/i);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    expect(errors).toEqual([]);
  });

  test(`with ${kind} a send while the script is held back is one message with all words${long(kind !== kinds[0])}`, async ({
    page,
  }) => {
    const posts = notePosts(page);
    const contact = new ContactPage(page);
    const send = page.getByRole('main').locator('[data-hold] [type=submit]');
    for (const isBefore of [true, false]) {
      const release = await holdScripts(page);
      release.loader();
      await page.goto('/contact', { waitUntil: 'load' });
      if (isBefore) await page.evaluate(foreignNodes[kind]);
      await contact.fill();
      await send.click();
      if (!isBefore) await page.evaluate(foreignNodes[kind]);
      await send.click();
      await send.click();
      expect(posts).toEqual([]);
      release.start();
      await expect(contact.receipt).toBeAttached();
      expect(posts.splice(0).map((body) => JSON.parse(body))).toEqual([message]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
}

for (const kind of commonForeignNodes) {
  test(`with ${kind} and a script that does not come a send is one message with all words${long(kind !== commonForeignNodes[0])}`, async ({
    page,
    site,
  }) => {
    const posts = notePosts(page);
    const contact = new ContactPage(page);
    const release = await holdScripts(page);
    release.loader();
    await page.goto('/contact', { waitUntil: 'load' });
    await page.evaluate(foreignNodes[kind]);
    const text = `Script held back, ${kind}`;
    await contact.fill({ ...message, message: text });
    const send = page.getByRole('main').locator('[data-hold] [type=submit]');
    await send.click();
    await send.click();
    await expect(page).toHaveURL(/\/message-sent\?ref=SV-/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(mailLiterals.success);
    expect(posts.map((body) => new URLSearchParams(body).get('message'))).toEqual([text]);
    await expect.poll(() => site.mails().filter((mail) => mail.includes(text)).length).toBe(1);
  });
}

test('fields that are filled in without an event survive a reload, and what is typed during a send is kept', async ({
  page,
}) => {
  const contact = new ContactPage(page);
  await page.goto('/contact');
  await page.mouse.move(300, 400);
  await arrived(page);
  await page.evaluate(() => {
    for (const [id, value] of Object.entries({ name: 'Robin Example', email: 'robin@example.org' }))
      (document.getElementById(id) as HTMLInputElement).value = value;
  });
  await page.reload();
  await page.mouse.move(310, 410);
  await arrived(page);
  expect(await contact.values()).toMatchObject({ name: 'Robin Example', email: 'robin@example.org' });

  const answered = Promise.withResolvers<void>();
  await page.route('**/api/mail', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await contact.fill();
  await contact.send.click();
  await contact.field('message').fill('One thing more');
  answered.resolve();
  await expect(contact.notice).toContainText(mailLiterals.success);
  expect((await contact.values()).message).toBe('One thing more');
});
