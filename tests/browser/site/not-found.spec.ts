import { expect, hydrated, test } from '../support/fixtures.ts';

for (const path of ['/error-404', '/no-such-page', '/a/b/c', '/services/unknown', '/about/extra', '/404']) {
  test(`${path} shows the not-found page between header and footer`, {
    tag: ['@NTF-01', '@NTF-02', '@RTE-25', '@RTE-26'],
  }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === '/error-404' ? 200 : 404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
    await expect(
      page.getByRole('main').getByText('The page you are looking for cannot be found', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
  });
}

test('Go to homepage leads home', { tag: '@NTF-03' }, async ({ page }) => {
  await page.goto('/no-such-page');
  const button = page.getByRole('link', { name: 'Go to homepage', exact: true });
  await expect(button).toHaveAttribute('href', '/');
  await button.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('.hero-home')).toBeVisible();
});

test('an unknown path below /services has white navigation on a dark ground', { tag: '@RTE-26' }, async ({ page }) => {
  await page.goto('/x/services');
  await expect(page.getByRole('banner')).toHaveAttribute('data-navigation', 'light');
  await page.goto('/no-such-page');
  await expect(page.getByRole('banner')).toHaveAttribute('data-navigation', 'dark');
});
