import type { Page } from '@playwright/test';
import { footer as words } from '../../../app/layouts/footer/footer-words.ts';
import { expect, startScript } from '../../support/browser/fixtures.ts';
import { lists } from '../../support/browser/lists.ts';
import { openQuestions, questions } from '../../support/browser/parts.ts';
import { accounts, entries, logo, stuckBar } from '../layout/header-page.ts';

/** Logo and navigation are white, before and after React, at the top and further down. */
export async function expectWhiteNavigation(page: Page): Promise<void> {
  const white = async () => {
    for (const entry of [...entries(page), ...accounts(page), logo(page)])
      await expect(entry).toHaveCSS('color', 'rgb(255, 255, 255)');
  };
  await white();
  await startScript(page);
  await white();
  await page.mouse.wheel(0, 1500);
  await expect(stuckBar(page)).toBeInViewport({ ratio: 1 });
  await white();
}

/** Expects one header and one footer, with everything of the shared one and the additional columns. */
export async function expectOwnFooter(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.locator('header, footer')).toHaveCount(2);
  const footer = page.getByRole('contentinfo');
  for (const name of words.columns.outside) {
    const column = footer.getByRole('navigation', { name: words.headings[name] });
    await expect(column.getByRole('link')).toHaveText(lists.footer[name].map(({ label }) => label));
  }
  await expect(footer.getByRole('heading', { name: words.socials.heading, exact: true })).toBeVisible();
  expect(words.columns.outside).toEqual(expect.arrayContaining([...words.columns.shared]));
  expect(words.columns.outside.length).toBeGreaterThan(words.columns.shared.length);
}

/** The questions with their answers, the first one open. */
export async function expectQuestions(
  page: Page,
  { items }: { items: readonly { question: string; answer: unknown }[] },
): Promise<void> {
  await expect(questions(page).locator('summary')).toHaveText(items.map(({ question }) => question));
  const answers = items.map(({ answer }) => String(answer));
  await expect(questions(page).locator('> p')).toHaveText(answers);
  expect(new Set(answers).size).toBe(items.length);
  const open = await questions(page).evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open));
  expect(open).toEqual(items.map((_, index) => index === 0));
}

/** Expects the open question to close by a click, and by opening another. Never are two open. */
export async function expectClosable(page: Page): Promise<void> {
  const first = questions(page).first();
  const answer = first.locator('> p');
  await expect(answer).toBeVisible();
  await first.locator('summary').click();
  await expect(answer).toBeHidden();
  await expect(openQuestions(page)).toHaveCount(0);
  await first.locator('summary').click();
  await expect(answer).toBeVisible();
  await questions(page).nth(3).locator('summary').click();
  await expect(questions(page).nth(3).locator('> p')).toBeVisible();
  await expect(answer).toBeHidden();
  await expect(openQuestions(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(openQuestions(page)).toHaveCount(0);
}
