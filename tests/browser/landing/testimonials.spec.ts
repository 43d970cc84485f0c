import type { Locator, Page } from '@playwright/test';
import type { Props as Quotes } from '../../../app/blocks/quotes/schema.ts';
import { slidePosition, slideRole } from '../../../app/ui/text/ui-texts.ts';
import { block } from '../../support/blocks.ts';
import { expect, noteRequests, open, startScript, test } from '../../support/browser/fixtures.ts';
import { describePage } from '../../support/browser/parts.ts';

const { heading, turn, items } = block<Quotes>('/home-2', 'quotes');
const { next, previous } = turn ?? { next: '', previous: '' };
const count = items.length;
const last = count - 1;

const slider = (page: Page) => page.getByRole('group', { name: heading }).first();
const button = (page: Page, name: 'Next' | 'Previous') =>
  slider(page).getByRole('button', { name: name === 'Next' ? next : previous });
const slides = (page: Page) => slider(page).locator(`[aria-roledescription="${slideRole}"]`);
const view = (page: Page) => slider(page).getByRole('group', { name: heading });

/** The one testimonial in the view, for the eye and for assistive technology alike. */
async function expectShown(page: Page, index: number): Promise<void> {
  const readable = slider(page).getByRole('group').and(slides(page));
  await expect(readable).toHaveCount(1);
  await expect(readable).toHaveAccessibleName(slidePosition(index + 1, count));
  const offset = async (slide: Locator) =>
    Math.abs(((await slide.boundingBox())?.x ?? 9999) - ((await view(page).boundingBox())?.x ?? 0));
  await expect.poll(() => offset(slides(page).nth(index))).toBeLessThan(1.5);
  await expect(slider(page).getByText(`${index + 1} / ${count}`)).toBeVisible();
  const lit = slider(page).locator('i');
  await expect(lit).toHaveCount(count);
  await expect(lit.nth(index)).toHaveAttribute('data-lit');
}

async function inMotion(page: Page): Promise<void> {
  await startScript(page);
  await slider(page).scrollIntoViewIfNeeded();
  await expect(view(page)).toHaveAttribute('data-driven');
}

describePage('/home-2', () => {
  test('testimonials have a quote, an author and a role each', { tag: ['@LND-24', '@ENT-18', '@A-38'] }, async ({
    page,
  }) => {
    await page.goto('/home-2');
    await expect(slides(page)).toHaveCount(count);
    // Finds slides by element: once script moves them, those beside the view are hidden from roles.
    for (const [index, { quote, author, role }] of items.entries()) {
      await expect(slides(page).nth(index).locator('blockquote')).toHaveText(quote);
      await expect(slides(page).nth(index).locator('figcaption')).toHaveText(`${author} ${role}`);
    }
  });

  test('after the last comes the first, and before the first the last, by button @long', {
    tag: ['@LND-24', '@LND-25'],
  }, async ({ page }) => {
    await page.goto('/home-2');
    await inMotion(page);
    await expectShown(page, 0);
    for (const index of [...items.keys()].map((each) => (each + 1) % count)) {
      await button(page, 'Next').click();
      await expectShown(page, index);
    }
    for (const index of [last, last - 1]) {
      await button(page, 'Previous').click();
      await expectShown(page, index);
    }
  });

  test('arrow keys and swipes turn it as well @long', { tag: ['@LND-24', '@A-38'] }, async ({ page }) => {
    await page.goto('/home-2');
    await inMotion(page);
    await view(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, last);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 0);

    const { x, y, width, height } = (await view(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width * 0.9, y + height / 2);
    await page.mouse.down();
    // Further than half of the width: a slow swipe turns as well.
    await page.mouse.move(x + width * 0.1, y + height / 2, { steps: 6 });
    await page.mouse.up();
    await expectShown(page, 1);
  });

  test('it does not move on its own, and has no transition with reduced motion', {
    tag: '@A-38',
  }, async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/home-2');
    await slider(page).scrollIntoViewIfNeeded();
    await expect(view(page)).toHaveAttribute('data-driven');
    await page.clock.runFor(60_000);
    await expectShown(page, 0);
    await button(page, 'Previous').click();
    await page.clock.runFor(50);
    await expectShown(page, last);
  });

  test('a turn asked for before the script has arrived is made then, from where the visitor has scrolled to', {
    tag: '@LND-25',
  }, async ({ page, heldScript }) => {
    await page.goto('/home-2');
    await slider(page).scrollIntoViewIfNeeded();
    await view(page).evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'instant' }));
    await button(page, 'Next').click();
    await expect(page.locator('html[data-enhanced]')).toHaveCount(0);
    heldScript.release();
    await expectShown(page, 2);
  });

  test('when the motion cannot be fetched the buttons scroll the list, and still go round @long', {
    tag: ['@LND-24', '@LND-25'],
  }, async ({ page }) => {
    await page.route('**/assets/slider-motion-*.js', (route) => route.abort());
    await open(page, '/home-2');
    await button(page, 'Previous').click();
    await expectShown(page, last);
    await button(page, 'Next').click();
    await expectShown(page, 0);
  });

  test('the motion is fetched when the slider comes near, not with the page @long', { tag: '@A-38' }, async ({
    page,
  }) => {
    const scripts = noteRequests(page);
    await open(page, '/home-2');
    await page.evaluate(() => fetch('/robots.txt'));
    expect(scripts.filter((url) => url.includes('embla'))).toEqual([]);
    const arrived = page.waitForRequest(/embla/);
    await slider(page).scrollIntoViewIfNeeded();
    await arrived;
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the testimonials are a list that scrolls, without buttons that could do nothing', {
      tag: '@LND-24',
    }, async ({ page }) => {
      await page.goto('/home-2');
      await expect(slider(page).getByRole('button')).toHaveCount(0);
      await slides(page).last().scrollIntoViewIfNeeded();
      await expect(slides(page).last().getByRole('blockquote')).toBeInViewport();
      await expect(slider(page).getByRole('group').and(slides(page))).toHaveCount(count);
    });
  });
});
