import { contact } from '../../../app/content/contact.ts';
import { home } from '../../../app/content/home.ts';
import { header } from '../../../app/content/layout/header.ts';
import { browserLaunchOptions } from '../../../scripts/machine/browser.ts';
import { trigger } from '../layout/mega-menu-page.ts';
import { expect, open, test } from '../support/fixtures.ts';

// Playwright switches off what is tested here.
test.use({ launchOptions: { ...browserLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('the browser keeps a page that was left: going back finds it as it was, at the top, with its menus closed', {
  tag: '@RTE-37',
}, async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { marker: true }));
  await trigger(page, 'services').click();
  await page.getByRole('banner').getByRole('link', { name: header.contact.label }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.direct.heading);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: home.hero.heading })).toBeFocused();
  expect(await page.evaluate(() => 'marker' in window)).toBe(true);
  await expect(trigger(page, 'services')).toHaveAttribute('aria-expanded', 'false');
});
