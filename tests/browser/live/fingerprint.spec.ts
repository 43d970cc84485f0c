import type { Page } from '@playwright/test';
import type { Props as Fingerprint } from '../../../app/blocks/fingerprint/schema.ts';
import { block } from '../../support/blocks.ts';
import { expect, open, test } from '../../support/browser/fixtures.ts';

const path = '/signchain';
const fingerprint = block<Fingerprint>(path, 'fingerprint');
const { original, copy, words } = fingerprint;
const signed = (page: Page) => page.getByRole('textbox', { name: original.label });
const held = (page: Page) => page.getByRole('textbox', { name: copy.label });
const verdict = (page: Page) => page.locator('.fingerprint-verdict');
const digits = (page: Page, side: number) => page.locator('.fingerprint-fins').nth(side).locator('code');
const lit = (page: Page) => page.locator('.fingerprint-fins [data-differs="true"]');

test('one comma typed into the copy makes it the signed text, and all of its fingerprint follows', async ({ page }) => {
  await open(page, path);
  await held(page).focus();
  await expect(held(page)).toHaveValue(copy.text);
  await held(page).fill(original.text);
  await expect(verdict(page)).toHaveText(words.same);
  await expect(lit(page)).toHaveCount(0);
  expect((await digits(page, 1).allTextContents()).join('')).toBe(original.fingerprint);
  await held(page).press('End');
  await held(page).press('!');
  await expect(verdict(page)).toContainText('!”');
  expect(await lit(page).count()).toBeGreaterThan(12);
});

test('the keyboard alone takes a comma out and puts it back @long', async ({ page }) => {
  await open(page, path);
  await signed(page).focus();
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: fingerprint.restore })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText(words.same);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(verdict(page)).toHaveText(fingerprint.verdict);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('the first tap acts, though the script comes only then', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: fingerprint.restore }).tap();
    await expect(verdict(page)).toHaveText(words.same);
  });
});

test('text typed while the script loads counts when it has loaded', async ({ page }) => {
  let come = () => {};
  const isTyped = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/run-fingerprint-/, async (route) => {
    await isTyped;
    await route.continue();
  });
  await open(page, path);
  await held(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('!');
  await expect(held(page)).toHaveValue(`${copy.text}!`);
  await held(page).fill(original.text);
  come();
  await expect(verdict(page)).toHaveText(words.same);
});

test('a browser without Web Crypto says why nothing is computed', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await open(page, path);
  await held(page).focus();
  await expect(verdict(page)).toHaveText(words.insecure);
  await expect(held(page)).not.toBeEditable();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('both texts, both fingerprints and their difference are there to read @long', async ({ page }) => {
    await page.goto(path);
    await expect(signed(page)).toHaveValue(original.text);
    await expect(held(page)).toHaveValue(copy.text);
    await expect(verdict(page)).toHaveText(fingerprint.verdict);
    for (const [side, { fingerprint: whole }] of [original, copy].entries())
      expect((await digits(page, side).allTextContents()).join('')).toBe(whole);
    await expect(page.getByRole('button', { name: fingerprint.change })).toBeHidden();
  });
});
