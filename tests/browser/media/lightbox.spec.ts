import type { Page } from '@playwright/test';
import type { Props as Project } from '../../../app/blocks/project/schema.ts';
import { viewerWords } from '../../../app/ui/text/ui-texts.ts';
import { block } from '../../support/blocks.ts';
import {
  accessibilityFaults,
  expect,
  long,
  needs,
  noteRequests,
  open as openPage,
  scrollWidth,
  startScript,
  test,
} from '../../support/browser/fixtures.ts';
import { foreignNodes, translated } from '../../support/foreign-nodes.ts';

const { pictures: listed, gallery } = block<Project>('/portfolio-details', 'project');
const sources = listed.map(({ file, ...words }) => ({ ...words, src: `/art/${file}.svg` }));
const words = { ...viewerWords, name: gallery };
const files = sources.map(({ src }) => src);

const viewer = (page: Page) => page.getByRole('dialog', { name: words.name });
/** Links to pictures in order: the first is large at the top of the page, the others are in the gallery. */
const pictures = (page: Page) => page.getByRole('main').locator('a[aria-haspopup="dialog"]:has(img)');
/** Found by the library's documented class; no role marks the slide in the middle. */
const shown = (page: Page) => viewer(page).locator('.yarl__slide_current img');
const position = (page: Page) => viewer(page).getByRole('paragraph').last();

async function open(page: Page, index: number): Promise<void> {
  await openPage(page, '/portfolio-details');
  await pictures(page).nth(index).click();
  await expect(viewer(page)).toHaveCSS('opacity', '1');
}

test('each picture opens the viewer on itself, and nothing of the viewer is fetched before', {
  tag: ['@PRT-12', '@STA-16'],
}, async ({ page, site }) => {
  const requests = noteRequests(page);
  const faults: string[] = [];
  page.on('console', (line) => ['error', 'warning'].includes(line.type()) && faults.push(line.text()));
  await openPage(page, '/portfolio-details');
  await expect(pictures(page)).toHaveCount(files.length);
  await expect(viewer(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('lightbox'))).toEqual([]);

  for (const [index, file] of files.entries()) {
    const link = pictures(page).nth(index);
    await link.click();
    await expect(shown(page)).toHaveAttribute('src', file);
    await expect(shown(page)).toHaveAttribute('alt', sources[index]?.alt ?? '');
    await expect(position(page)).toContainText(`${index + 1} / ${files.length}`);
    await expect(position(page).locator('[data-lit=true]')).toHaveCount(1);
    await expect(viewer(page).getByRole('button', { name: words.close })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  }
  expect(requests.filter((url) => !url.startsWith(site.url))).toEqual([]);
  expect(await page.locator('style').count()).toBe(2);
  expect(faults).toEqual([]);
});

test('keys, on-screen arrows and a swipe change the picture', { tag: '@STA-18' }, async ({ browser, site }) => {
  needs('/portfolio-details');
  const context = await browser.newContext({
    baseURL: site.url,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await open(page, 0);
  const steps: [() => Promise<void>, number][] = [
    [() => page.keyboard.press('ArrowRight'), 1],
    [() => page.keyboard.press('ArrowLeft'), 0],
    [() => viewer(page).getByRole('button', { name: words.next }).click(), 1],
    [() => viewer(page).getByRole('button', { name: words.next }).click(), 2],
    [() => viewer(page).getByRole('button', { name: words.previous }).click(), 1],
    [() => swipe(page, { from: 320, to: 60 }), 2],
    [() => swipe(page, { from: 60, to: 320 }), 1],
  ];
  for (const [step, index] of steps) {
    await step();
    await expect(shown(page)).toHaveAttribute('src', files[index] ?? '');
    await expect(position(page)).toContainText(`${index + 1} / ${files.length}`);
  }
  await context.close();
});

/** Swipes with a finger. */
async function swipe(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 420 }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step++) await touch('touchMove', from + ((to - from) * step) / 8);
  await touch('touchEnd');
  await session.detach();
}

interface Fading {
  opacities: number[];
  duration: number;
  end: string;
  from: number;
  until: number;
}

const closings: { how: string; close: (page: Page) => Promise<void> }[] = [
  { how: 'Escape', close: (page) => page.keyboard.press('Escape') },
  { how: 'the close button', close: (page) => viewer(page).getByRole('button', { name: words.close }).click() },
  { how: 'a click beside the picture', close: (page) => page.mouse.click(150, 500) },
];

for (const { how, close } of closings) {
  test(`${how} lets the viewer fade out within 250 ms and gives the page back${long(how !== 'Escape')}`, {
    tag: ['@STA-16', '@STA-17', '@CST-16'],
  }, async ({ page }) => {
    await open(page, 1);
    const place = await page.evaluate(() => scrollY);
    await viewer(page).evaluate((dialog) => {
      const seen = { opacities: [] as number[], duration: 0, end: '', from: 0, until: 0 };
      Object.assign(window, { seen });
      const look = () => {
        if (!dialog.isConnected) {
          seen.until = performance.now();
          return;
        }
        seen.opacities.push(Number(getComputedStyle(dialog).opacity));
        requestAnimationFrame(look);
      };
      dialog.addEventListener('transitionrun', ({ target }) => {
        const effect = target === dialog ? dialog.getAnimations()[0]?.effect : undefined;
        if (!(effect instanceof KeyframeEffect)) return;
        seen.duration = Number(effect.getTiming().duration);
        seen.end = String(effect.getKeyframes().at(-1)?.opacity);
      });
      new MutationObserver((_, observer) => {
        observer.disconnect();
        seen.from = performance.now();
        look();
      }).observe(dialog, { attributeFilter: ['class'] });
    });
    await close(page);
    await expect(viewer(page)).toHaveCount(0);
    const fading = () => page.evaluate(() => (window as unknown as { seen: Fading }).seen);
    // The last frame may be yet to come.
    await expect.poll(async () => (await fading()).until).toBeGreaterThan(0);
    const seen = await fading();
    expect({ duration: seen.duration, end: seen.end }).toEqual({ duration: 250, end: '0' });
    // The duration is the stylesheet's; a busy machine is late to notice its beginning.
    expect(seen.until - seen.from).toBeGreaterThanOrEqual(120);
    expect(seen.opacities.length).toBeGreaterThan(1);
    expect(seen.opacities.toSorted((a, b) => b - a)).toEqual(seen.opacities);
    await expect(pictures(page).nth(1)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
}

test('pictures wait 0.3 of the window apart @long', { tag: '@CST-14' }, async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, 1);
    const slides = await viewer(page)
      .locator('.yarl__slide')
      .evaluateAll((all) =>
        all.map((slide) => slide.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      );
    // The one in the middle, with neighbours at both sides: the pictures go round.
    expect(slides.length).toBeGreaterThan(2);
    for (const [index, { left }] of slides.entries()) {
      const before = slides[index - 1];
      if (before) expect(left - before.right).toBeCloseTo(0.3 * width, 0);
    }
  }
});

test('the page behind the open viewer cannot be reached, and the viewer is free of accessibility faults', {
  tag: '@STA-16',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, 0);
    const names = new Set<string>();
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      names.add(await page.evaluate(() => document.activeElement?.closest('[role=dialog]')?.tagName ?? 'outside'));
    }
    // The browser itself follows the last control; then the document's own focus is on its body.
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(true);
    expect(names).toContain('DIV');
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await scrollWidth(page)).toBeLessThanOrEqual(width);
  }
});

test('a picture clicked before the script arrives opens in the viewer all the same', {
  tag: ['@PRT-12', '@STA-16'],
}, async ({ page }) => {
  await page.goto('/portfolio-details');
  await pictures(page).nth(2).click();
  await expect(shown(page)).toHaveAttribute('src', files[2] ?? '');
  await expect(page).toHaveURL(/\/portfolio-details$/);
});

test('when the script or the viewer cannot be had, the link leads to the picture itself', { tag: '@PRT-12' }, async ({
  page,
}) => {
  for (const missing of ['**/assets/start-*.js', '**/assets/open-lightbox-*.js']) {
    await page.route(missing, (route) => route.abort());
    await page.goto('/portfolio-details');
    await pictures(page).nth(1).click();
    await expect(page).toHaveURL(new RegExp(`${files[1]}$`));
    await page.unroute(missing);
  }
});

test('when the viewer cannot be drawn, the link leads to the picture itself', { tag: '@PRT-12' }, async ({ page }) => {
  await page.goto('/portfolio-details');
  await startScript(page);
  await page.evaluate(() => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error('The lamp is broken');
      }
    } as never;
  });
  await pictures(page).nth(1).click();
  await expect(page).toHaveURL(new RegExp(`${files[1]}$`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a picture opens as the file it is', { tag: '@PRT-12' }, async ({ page }) => {
    await page.goto('/portfolio-details');
    await pictures(page).nth(0).click();
    await expect(page).toHaveURL(new RegExp(`${files[0]}$`));
  });
});

test('on a phone a picture can be seen at its own size and moved about, without leaving it', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await open(page, 0);
  const full = viewer(page).getByRole('button', { name: words.fullSize });
  await expect(full).toHaveAttribute('aria-pressed', 'false');
  await full.click();
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  const width = await shown(page).evaluate((picture) => picture.getBoundingClientRect().width);
  expect(width).toBe(sources[0]?.size?.width);
  await swipe(page, { from: 320, to: 60 });
  await expect(position(page)).toContainText('1 /');
  const moved = () =>
    viewer(page)
      .locator('[data-full=true]')
      .evaluate((pan) => pan.scrollLeft);
  await expect.poll(moved).toBeGreaterThan(100);
  await full.click();
  await swipe(page, { from: 320, to: 60 });
  await expect(position(page)).toContainText('2 /');
  await context.close();
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const)
  test(`at ${width} by ${height} px the keys turn, move on and close from every control of the viewer @long`, {
    tag: ['@STA-16', '@STA-17', '@STA-18'],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await open(page, 0);
    const isInside = () => page.evaluate(() => !!document.activeElement?.closest('[role=dialog]'));
    for (const name of [words.close, words.previous, words.next, words.fullSize]) {
      const control = viewer(page).getByRole('button', { name });
      // Pictures at their own size have none.
      if (!(await control.isVisible())) continue;
      for (const [key, by] of [
        ['ArrowRight', 1],
        ['ArrowLeft', -1],
      ] as const) {
        await control.focus();
        if (name === words.fullSize) await page.keyboard.press('Enter');
        const from = files.indexOf((await shown(page).getAttribute('src')) ?? '');
        for (let turn = 1; turn <= files.length; turn++) {
          await page.keyboard.press(key);
          await expect(shown(page)).toHaveAttribute('src', files.at((from + by * turn) % files.length) ?? '');
          expect(await isInside(), `${key} from ${name}`).toBe(true);
        }
      }
      await control.focus();
      await page.keyboard.press('Escape');
      await expect(viewer(page)).toHaveCount(0);
      await pictures(page).nth(0).click();
      await expect(viewer(page).getByRole('button', { name: words.close })).toBeFocused();
    }
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
  });

test('no control of the viewer covers a caption @long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, 0);
    const caption = viewer(page).locator('.yarl__slide_current figcaption');
    const covered = await caption.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const words = range.getBoundingClientRect();
      return [...document.querySelectorAll('[role=dialog] button')]
        .filter((button) => button.checkVisibility())
        .map((button) => ({ box: button.getBoundingClientRect(), name: button.ariaLabel }))
        .filter(({ box }) => Math.min(box.right, words.right) > Math.max(box.left, words.left))
        .filter(({ box }) => Math.min(box.bottom, words.bottom) > Math.max(box.top, words.top))
        .map(({ name }) => name);
    });
    expect(covered, `${width} px`).toEqual([]);
  }
});

test('in a page that the browser has translated, position and caption are right after every turn @long', {
  tag: ['@STA-16', '@STA-18'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  await openPage(page, '/portfolio-details');
  await page.evaluate(foreignNodes['a translation']);
  await pictures(page).nth(0).click();
  const caption = viewer(page).locator('.yarl__slide_current figcaption');
  const full = viewer(page).getByRole('button', { name: words.fullSize });
  for (const key of ['ArrowRight', 'ArrowLeft'])
    for (let turn = 0; turn < files.length; turn++) {
      const index = files.indexOf((await shown(page).getAttribute('src')) ?? '');
      await expect(caption).toHaveText(translated(sources[index]?.caption ?? ''));
      await expect(position(page)).toHaveText(`${index + 1} / ${files.length}`);
      if (await full.isVisible()) {
        await full.click();
        await full.click();
      }
      await page.keyboard.press(key);
      await expect(shown(page)).not.toHaveAttribute('src', files[index] ?? '');
    }
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  expect(faults).toEqual([]);
});
