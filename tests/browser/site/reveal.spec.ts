import type { Page } from '@playwright/test';
import { header } from '../../../app/layouts/header/header-words.ts';
import { listedPages } from '../../../scripts/build/site-files.ts';
import { expect, open, startScript, test } from '../../support/browser/fixtures.ts';
import { hero, section } from '../../support/browser/parts.ts';
import { home } from '../../support/home.ts';
import { isWhole } from '../../support/views/whole-page.ts';

/** Fading parts of the home page's last banner. */
const bannerOf = (page: Page) => section(page, home.banner.heading).locator('[data-reveal]');

test('what lies below the first screen fades in once, with the stated timing', {
  tag: ['@STA-14', '@STA-15', '@CST-03', '@CST-04', '@CST-05', '@CST-06', '@CST-07'],
}, async ({ page }) => {
  await open(page, '/');
  const banner = bannerOf(page);
  await expect(banner).toHaveCSS('opacity', '0');
  await expect(banner).toHaveCSS('transform', /matrix\(1, 0, 0, 1, 0, [1-9]/);
  await banner.scrollIntoViewIfNeeded();
  await expect(banner).toHaveAttribute('data-reveal', 'shown');
  await expect(banner).toHaveCSS('transition-duration', /^0\.7s(, 0\.7s)*$/);
  await expect(banner).toHaveCSS('transition-delay', /^0\.5s(, 0\.5s)*$/);
  await expect(banner).toHaveCSS('transition-timing-function', /^ease(, ease)*$/);
  await expect(banner).toHaveCSS('opacity', '1');
  await expect(banner).toHaveCSS('transform', /none|matrix\(1, 0, 0, 1, 0, 0\)/);
  await page.evaluate(() => scrollTo(0, 0));
  await banner.scrollIntoViewIfNeeded();
  await expect(banner).toHaveCSS('opacity', '1');
  await expect(banner).toHaveAttribute('data-reveal', 'shown');
});

test('an element up to 15 % of the window below its lower edge already starts', { tag: '@CST-08' }, async ({
  page,
}) => {
  await open(page, '/');
  const banner = bannerOf(page);
  await expect(banner).toHaveAttribute('data-reveal', 'hidden');
  const place = (share: number) =>
    banner.evaluate((element, part) => {
      const top = element.getBoundingClientRect().top + scrollY;
      // Hidden elements are lower by their reveal distance.
      const shift = new DOMMatrix(getComputedStyle(element).transform).m42;
      scrollTo({ top: top - shift - innerHeight * (1 + part), behavior: 'instant' });
    }, share);
  await place(0.25);
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  await expect(banner).toHaveAttribute('data-reveal', 'hidden');
  await place(0.1);
  await expect(banner).toHaveAttribute('data-reveal', 'shown');
});

test('nothing on the first screen is ever hidden', { tag: '@STA-14' }, async ({ page }) => {
  await open(page, '/contact');
  const hidden = await page
    .locator('[data-reveal="hidden"]')
    .evaluateAll((all) => all.filter((element) => element.getBoundingClientRect().top < innerHeight).length);
  expect(hidden).toBe(0);
});

test('a page change animates the new page, and leaves nothing of it hidden for good @long', { tag: '@RTE-38' }, async ({
  page,
}) => {
  await open(page, '/contact');
  await page.getByRole('banner').getByRole('link', { name: header.logo }).click();
  const banner = bannerOf(page);
  await expect(banner).toHaveAttribute('data-reveal', 'hidden');
  // Heights above it change until then.
  await page.waitForFunction(isWhole);
  await banner.scrollIntoViewIfNeeded();
  await expect(banner).toHaveCSS('opacity', '1');
});

for (const [how, options] of Object.entries({
  'without script': { javaScriptEnabled: false },
  'with reduced motion': { contextOptions: { reducedMotion: 'reduce' } },
} as const)) {
  test.describe(how, () => {
    test.use(options);
    test('everything is there from the start', { tag: '@STA-14' }, async ({ page }) => {
      await page.goto('/');
      if (how !== 'without script') await startScript(page);
      for (const element of await page.locator('[data-reveal]').all()) await expect(element).toHaveCSS('opacity', '1');
    });
  });
}

test.describe('without script, on every page', () => {
  test.use({ javaScriptEnabled: false });
  test('no words come in by an effect @long', { tag: '@STA-14' }, async ({ page }) => {
    for (const path of listedPages('build/client')) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const effects = await page.evaluate(() =>
        document.getAnimations().flatMap((animation) => {
          const effect = animation.effect as KeyframeEffect;
          const hides = effect.getKeyframes().some((frame) => frame.opacity !== undefined || frame.visibility);
          return hides ? `${(animation as CSSAnimation).animationName} of .${effect.target?.className}` : [];
        }),
      );
      expect.soft(effects, path).toEqual([]);
    }
  });
});

test('print shows everything', { tag: '@STA-14' }, async ({ page }) => {
  await open(page, '/');
  await expect(bannerOf(page)).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(bannerOf(page)).toHaveCSS('opacity', '1');
});

test('an error in some script shows everything', { tag: '@STA-14' }, async ({ page }) => {
  await open(page, '/');
  await expect(bannerOf(page)).toHaveCSS('opacity', '0');
  await page.evaluate(() => setTimeout(() => Reflect.apply(Number.prototype.toFixed, 'no number', []), 0));
  await expect(bannerOf(page)).toHaveCSS('opacity', '1');
});

test('where the browser cannot observe, everything stays', { tag: '@STA-14' }, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
  await open(page, '/');
  await expect(bannerOf(page)).toHaveCSS('opacity', '1');
});

test('the sun settles once, and stands still with reduced motion @long', async ({ page }) => {
  const motions = () =>
    hero(page)
      .locator('svg *')
      .evaluateAll((all) => {
        const moving = all
          .map((each) => getComputedStyle(each))
          .filter(({ animationName }) => animationName !== 'none');
        return [...new Set(moving.map((style) => `${style.animationDuration} x ${style.animationIterationCount}`))];
      });
  await page.goto('/');
  expect(await motions()).toEqual(['1.2s x 1']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motions()).toEqual([]);
});
