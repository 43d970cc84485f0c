import { expect, open, test } from '../../support/browser/fixtures.ts';
import { trigger } from '../layout/mega-menu-page.ts';

// Playwright switches off the back-forward cache, and cannot follow a page from there; the page gets the same events.
test('a page that the browser had kept is found at the top, with its menus closed', { tag: '@RTE-37' }, async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo(0, 800));
  await trigger(page, 'services').click();
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(trigger(page, 'services')).toHaveAttribute('aria-expanded', 'false');
});
