import type { Props as OfficeMap } from '../../../app/blocks/office-map/schema.ts';
import { skipToContent } from '../../../app/ui/text/ui-texts.ts';
import { block, openingOf } from '../../support/blocks.ts';
import { expect, open, test } from '../../support/browser/fixtures.ts';
import { expectLoaded, recordOf } from '../../support/browser/parts.ts';
import { home } from '../../support/home.ts';

const toContact = home.banner.action.label;
const top = () => scrollY;

test.beforeEach(async ({ page }) => {
  await open(page, '/');
});

test('a page change starts at the top, with focus on the new heading, a title of its own and its pictures', {
  tag: '@RTE-37',
}, async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: toContact }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(recordOf('/contact').title);
  expect(await page.evaluate(top)).toBe(0);
  await expectLoaded(page.getByRole('img', { name: block<OfficeMap>('/contact', 'office-map').map }));
});

test('going back starts at the top as well, with focus on the heading', { tag: '@RTE-37' }, async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: toContact }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(openingOf('/contact').heading);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: home.hero.heading })).toBeFocused();
  await expect.poll(() => page.evaluate(top)).toBe(0);
});

test('a page that the browser has drawn ahead moves the focus to its heading when the visitor opens it', {
  tag: '@RTE-37',
}, async ({ page }) => {
  await page.addInitScript(() => {
    let isAhead = true;
    Object.defineProperty(document, 'prerendering', { get: () => isAhead });
    Object.assign(window, {
      openDrawn() {
        isAhead = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      },
    });
  });
  await page.getByRole('main').getByRole('link', { name: toContact }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator('html')).toHaveAttribute('data-script');
  const heading = page.getByRole('heading', { level: 1, name: openingOf('/contact').heading });
  await expect(heading).not.toBeFocused();
  await page.evaluate('openDrawn()');
  await expect(heading).toBeFocused();
});

test('one link at a time is marked for its page to be drawn ahead: the one on which the pointer rests', async ({
  page,
}) => {
  const links = page.getByRole('banner').getByRole('link');
  for (const link of [links.nth(1), links.nth(2)]) {
    await link.hover();
    await expect(link).toHaveAttribute('data-rested', '');
    await expect(page.locator('[data-rested]')).toHaveCount(1);
  }
});

test('the first page of a visit leaves the focus alone', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
});

test('the skip link is the first stop of the keyboard and leads to the words', async ({ page }) => {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
});
