import type { Props as NotFound } from '../../../app/blocks/not-found/schema.ts';
import { block } from '../../support/blocks.ts';
import { expect, long, startScript, test } from '../../support/browser/fixtures.ts';
import { expectSharedLayout } from '../../support/browser/parts.ts';
import { home } from '../../support/home.ts';

const { code, heading, action } = block<NotFound>('/error-404', 'not-found');

for (const path of ['/error-404', '/no-such-page', '/a/b/c', '/services/unknown', '/about/extra', '/404']) {
  test(`${path} shows the not-found page between header and footer${long(path !== '/error-404' && path !== '/no-such-page')}`, {
    tag: ['@NTF-01', '@NTF-02', '@RTE-25', '@RTE-26'],
  }, async ({ page }) => {
    const response = await page.goto(path);
    await startScript(page);
    expect(response?.status()).toBe(path === '/error-404' ? 200 : 404);
    expect(await response?.text()).toContain(heading);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${code} ${heading}`);
    await expectSharedLayout(page);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });
}

test('the way home leads home', { tag: '@NTF-03' }, async ({ page }) => {
  await page.goto('/no-such-page');
  const button = page.getByRole('link', { name: action.label, exact: true });
  await expect(button).toHaveAttribute('href', '/');
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.heading);
});

test('an unknown path below /services has white navigation on a dark ground', { tag: '@RTE-26' }, async ({ page }) => {
  await page.goto('/x/services');
  await expect(page.getByRole('banner')).toHaveAttribute('data-navigation', 'light');
  await page.goto('/no-such-page');
  await expect(page.getByRole('banner')).toHaveAttribute('data-navigation', 'dark');
});
