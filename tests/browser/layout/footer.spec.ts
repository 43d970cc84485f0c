import type { Page } from '@playwright/test';
import { footer as words } from '../../../app/layouts/footer/footer-words.ts';
import { opensInNewTab } from '../../../app/ui/text/ui-texts.ts';
import { fieldRules } from '../../../shared/contact-message.ts';
import type { PagePath } from '../../../shared/pages.ts';
import { site as facts } from '../../../shared/site.ts';
import { expect, long, noteRequests, open, startScript, test } from '../../support/browser/fixtures.ts';
import { lists } from '../../support/browser/lists.ts';
import { expectToLeave, standInForOthers } from '../../support/browser/parts.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const field = (page: Page) => footer(page).getByRole('textbox', { name: words.form.label });
const submit = (page: Page) => footer(page).getByRole('button', { name: words.form.button, exact: true });
const answer = (page: Page) => footer(page).getByRole('link', { name: words.form.answer.label, exact: true });
const column = (page: Page, heading: string) => footer(page).getByRole('navigation', { name: heading });
const socials = (page: Page) =>
  footer(page)
    .locator('div:has(> h3)')
    .filter({ has: page.getByRole('heading', { name: words.socials.heading, exact: true }) });

test('it invites with a heading, a labelled field and a button, and says what the company uses AI for', {
  tag: ['@FTR-01', '@FTR-02', '@FTR-03', '@FTR-22', '@VAL-26'],
}, async ({ page }) => {
  for (const path of ['/', '/contact', '/error-404'] satisfies PagePath[]) {
    await page.goto(path);
    await expect(footer(page).getByRole('heading', { name: words.heading, exact: true })).toBeVisible();
    await expect(field(page)).toHaveAttribute('type', 'email');
    await expect(field(page)).toHaveAttribute('required');
    await expect(submit(page)).toBeVisible();
    await expect(answer(page)).toBeHidden();
    await expect(footer(page).getByText(words.text, { exact: true })).toBeVisible();
  }
});

for (const way of ['Enter', 'click'] as const) {
  test(`submitting by ${way} sends nothing, changes neither page nor address, and is answered by a link that has the focus${long(way !== 'Enter')}`, {
    tag: ['@FTR-04', '@FTR-05'],
  }, async ({ page }) => {
    await open(page, '/contact');
    await field(page).fill('a@b.co');
    await page.waitForLoadState('networkidle');
    const requests = noteRequests(page);
    await page.evaluate(() => Object.assign(window, { marker: true }));
    if (way === 'Enter') await field(page).press('Enter');
    else await submit(page).click();
    await expect(answer(page)).toBeFocused();
    await expect(answer(page)).toHaveAttribute('href', '/contact');
    await expect(page).toHaveURL(/\/contact$/);
    await expect(field(page)).toHaveValue('a@b.co');
    expect(await page.evaluate(() => 'marker' in window)).toBe(true);
    expect(requests).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    // Another address has to ask for its answer again.
    await field(page).press('x');
    await expect(answer(page)).toBeHidden();
  });
}

test('the link takes the address to the contact form, in this tab, once and never in an address', {
  tag: ['@FTR-05'],
}, async ({ page }) => {
  await open(page, '/pricing');
  await field(page).fill('ada@company.example');
  await field(page).press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contact$/);
  await startScript(page);
  const email = page.getByRole('main').getByRole('textbox', { name: fieldRules.email.label });
  await expect(email).toHaveValue('ada@company.example');
  expect(await page.evaluate(() => sessionStorage.getItem('carried-email'))).toBeNull();
});

test('an empty or incomplete address is pointed out at the field', { tag: '@FTR-04' }, async ({ page }) => {
  await open(page, '/contact');
  await field(page).scrollIntoViewIfNeeded();
  await submit(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(words.form.errors.required));
  await field(page).fill('somebody');
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
  await field(page).press('Enter');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(footer(page).getByText(words.form.errors.invalid)).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
});

const columnTags = {
  primary: ['@FTR-07', '@FTR-08', '@FTR-09', '@FTR-10', '@FTR-11', '@FTR-12'],
  utility: ['@FTR-13', '@FTR-14', '@FTR-15', '@FTR-16', '@FTR-17'],
};

for (const name of words.columns.shared) {
  const heading = words.headings[name];
  const links = lists.footer[name];
  const tags = columnTags[name];
  test(`the column '${heading}' lists its pages, and each link leads there${long(name !== words.columns.shared[0])}`, {
    tag: tags,
  }, async ({ page }) => {
    await page.goto('/message-sent');
    await startScript(page);
    await expect(column(page, heading).getByRole('heading')).toHaveText(heading);
    await expect(column(page, heading).getByRole('link')).toHaveText(links.map(({ label }) => label));
    for (const { label, to } of links) {
      await column(page, heading).getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`:\\d+${to}$`));
    }
  });
}

test('the column of networks holds links to other sites, each in a tab of its own', {
  tag: ['@FTR-18', '@FTR-19'],
}, async ({ page, context, site }) => {
  await standInForOthers(page, site.url);
  await page.goto('/contact');
  await expect(socials(page).getByRole('link')).toHaveCount(words.socials.links.length);
  for (const [index, { label, href }] of words.socials.links.entries()) {
    const link = socials(page).getByRole('link').nth(index);
    await expect(link).toHaveAccessibleName(
      new RegExp(`^${RegExp.escape(label)}(?!\\p{L}).*${RegExp.escape(opensInNewTab)}$`, 'u'),
    );
    await expectToLeave(link, href);
    const opened = context.waitForEvent('page');
    await link.click();
    expect((await opened).url()).toBe(href);
  }
  await expect(page).toHaveURL(/\/contact$/);
});

test('the copyright line shows the year of the visit', { tag: '@FTR-21' }, async ({ page }) => {
  const line = (year: number) => footer(page).getByText(`© ${year} ${facts.name}. ${words.rights}`);
  await open(page, '/');
  await expect(line(new Date().getFullYear())).toBeVisible();
  await page.clock.setFixedTime('2031-06-15T12:00:00');
  await page.reload();
  await startScript(page);
  await expect(line(2031)).toBeVisible();
});

test('what was typed before the script stays, and Enter waits until it can be suppressed', {
  tag: ['@FTR-04', '@FTR-05'],
}, async ({ page, heldScript }) => {
  await page.goto('/contact');
  await field(page).fill('a@b.co');
  await expect(submit(page)).toBeDisabled();
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/contact$/);
  heldScript.release();
  await expect(submit(page)).toBeEnabled();
  await expect(field(page)).toHaveValue('a@b.co');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a link to the contact page stands in place of the field', { tag: ['@FTR-04', '@FTR-05'] }, async ({ page }) => {
    await page.goto('/pricing');
    await expect(field(page)).toBeHidden();
    const { label, to } = words.form.withoutScript;
    await expect(footer(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('href', to);
    await expect(footer(page).getByText(new RegExp(`© \\d{4} ${facts.name}`))).toBeVisible();
  });
});
