import type { Locator, Page } from '@playwright/test';
import { expect, hydrated } from '../support/fixtures.ts';

/** What the two product pages have in common, as a visitor finds it. */

export const section = (page: Page, heading: string): Locator =>
  page.locator('main > section').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

export const questions = (page: Page): Locator => page.locator('main .accordion > details');

/** Leads to another host than the page's own, in a new tab that cannot reach back. */
export async function expectToLeave(link: Locator, host: string): Promise<void> {
  const href = (await link.getAttribute('href')) ?? '';
  expect(new URL(href).host).toBe(host);
  expect(new URL(href).host).not.toBe(new URL(link.page().url()).host);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  await expect(link).toHaveAccessibleDescription(/opens in a new tab/);
}

/** Logo and navigation are white, before and after React, at the top and further down. */
export async function expectWhiteNavigation(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  const white = async () => {
    const entries = banner.getByRole('navigation', { name: 'Main' }).locator(':is(a, button):visible');
    expect(await entries.count()).toBeGreaterThanOrEqual(6);
    for (const entry of await entries.all()) await expect(entry).toHaveCSS('color', 'rgb(255, 255, 255)');
    for (const name of ['Log in', 'Sign up'])
      await expect(banner.getByRole('link', { name, exact: true })).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(banner.locator('.logo')).toHaveCSS('color', 'rgb(255, 255, 255)');
  };
  await white();
  await hydrated(page);
  await white();
  await page.mouse.wheel(0, 1500);
  await expect(banner.locator('.header-bar')).toBeInViewport({ ratio: 1 });
  await white();
}

/** One header and one footer; the footer has everything of the shared one and the additional columns. */
export async function expectOwnFooter(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.locator('header, footer')).toHaveCount(2);
  const footer = page.getByRole('contentinfo');
  const addresses = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const additional = [
    '/services/blockchain',
    '/services/generative-ai',
    '/services/web-development',
    '/services/app-development',
    '/services/custom-development',
    '/services/cloud-service',
    '/signchain',
    '/finopcloud',
    '/team',
  ];
  const shared = ['/', '/about', '/services', '/pricing', '/contact', '/signup', '/login', '/error-404'];
  expect(addresses).toEqual(expect.arrayContaining([...additional, ...shared, '/reset-password']));
  for (const heading of ['Primary Pages', 'Utility pages', 'Socials'])
    await expect(footer.getByRole('heading', { name: heading, exact: true })).toBeVisible();
}

/** Six different questions with answers, the first one open. */
export async function expectSixQuestions(page: Page): Promise<void> {
  await expect(questions(page)).toHaveCount(6);
  const texts = await questions(page).evaluateAll((all) =>
    all.map((item) => ({
      question: item.querySelector('summary')?.textContent ?? '',
      answer: item.querySelector('p')?.textContent ?? '',
      open: (item as HTMLDetailsElement).open,
    })),
  );
  expect(new Set(texts.map(({ question }) => question)).size).toBe(6);
  expect(new Set(texts.map(({ answer }) => answer)).size).toBe(6);
  for (const { question, answer } of texts) {
    expect(question).toMatch(/\?$/);
    expect(answer).toMatch(/.{100,}/);
  }
  expect(texts.map(({ open }) => open)).toEqual([true, false, false, false, false, false]);
}

/** The open question closes by a click and opens by the next; another one closes it too. Never are two open. */
export async function expectClosable(page: Page): Promise<void> {
  const first = questions(page).first();
  const answer = first.locator('p');
  const openOnes = page.locator('main .accordion > details[open]');
  await expect(answer).toBeVisible();
  await first.locator('summary').click();
  await expect(answer).toBeHidden();
  await expect(openOnes).toHaveCount(0);
  await first.locator('summary').click();
  await expect(answer).toBeVisible();
  await questions(page).nth(3).locator('summary').click();
  await expect(questions(page).nth(3).locator('p')).toBeVisible();
  await expect(answer).toBeHidden();
  await expect(openOnes).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(openOnes).toHaveCount(0);
}
