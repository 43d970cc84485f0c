import { invalidSource } from '../../../app/ui/text/ui-texts.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { bundleViewer, SourcesPage } from './sources-page.ts';

let bundle: Map<string, string>;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  bundle = await bundleViewer();
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';

test('a source without its kind in its name is requested once @long', { tag: '@API-17' }, async ({ page }) => {
  const sources = new SourcesPage(page);
  await sources.open(bundle, (route) => route.fulfill({ contentType: 'image/svg+xml; charset=utf-8', body: svg }));
  await sources.show({ src: '/picture', alt: 'Unnamed' }, { src: '/named.svg', alt: 'Named' });
  await expect(sources.current.getByRole('img', { name: 'Unnamed', exact: true })).toBeVisible();
  // Sources come again without a new request.
  for (const name of ['Named', 'Unnamed', 'Named', 'Unnamed']) {
    await page.keyboard.press('ArrowRight');
    await expect(sources.current.getByRole('img', { name, exact: true })).toBeVisible();
  }
  expect(sources.requests.filter((line) => line.startsWith('HEAD'))).toEqual(['HEAD /picture']);
  expect(sources.requests).not.toContain('HEAD /named.svg');
});

test("a source that is neither picture nor video reads 'Invalid source', and the viewer goes on", {
  tag: ['@ERR-10', '@API-17'],
}, async ({ page }) => {
  const sources = new SourcesPage(page);
  await sources.open(bundle, (route, path) => {
    if (path === '/text') return route.fulfill({ contentType: 'text/plain', body: 'words' });
    if (path === '/gone') return route.fulfill({ status: 404, contentType: 'image/png', body: '' });
    if (path === '/broken.png') return route.fulfill({ contentType: 'image/png', body: 'no picture' });
    return route.fulfill({ contentType: 'image/svg+xml', body: svg });
  });
  await sources.show(
    { src: '/text', alt: 'Text' },
    { src: '/gone', alt: 'Gone' },
    { src: '/broken.png', alt: 'Broken' },
    { src: '/fine.svg', alt: 'Fine' },
  );
  for (let slide = 1; slide <= 3; slide++) {
    await expect(sources.current).toHaveAccessibleName(`${slide} / 4`);
    await expect(sources.current.getByText(invalidSource, { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  await expect(sources.current.getByRole('img', { name: 'Fine' })).toBeVisible();
  await sources.viewer.getByRole('button', { name: 'Previous' }).click();
  await expect(sources.current).toHaveAccessibleName('3 / 4');
  await expect(sources.current.getByText(invalidSource, { exact: true })).toBeVisible();
  await sources.viewer.getByRole('button', { name: 'Close' }).click();
  await expect(sources.viewer).toHaveCount(0);
});

test('a video without metadata is given up after 3000 ms, and not before @long', {
  tag: '@CST-15',
}, async ({ page }) => {
  await page.clock.install();
  const sources = new SourcesPage(page);
  await sources.open(bundle, () => {});
  await page.clock.pauseAt(Date.now() + 60_000);
  await sources.show({ src: '/never.mp4', alt: 'A video' });
  const video = sources.current.locator('video');
  await expect(video).toBeAttached();
  await page.clock.runFor(2990);
  await expect(video).toBeAttached();
  await expect(sources.current.getByText(invalidSource)).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(sources.current.getByText(invalidSource, { exact: true })).toBeVisible();
  await expect(video).toHaveCount(0);
});

test('a video with metadata in time stays @long', { tag: '@CST-15' }, async ({ page }) => {
  await page.clock.install();
  const sources = new SourcesPage(page);
  await sources.open(bundle, () => {});
  await page.clock.pauseAt(Date.now() + 60_000);
  await sources.show({ src: '/never.mp4', alt: 'A video' });
  await sources.current.locator('video').dispatchEvent('loadedmetadata');
  await page.clock.runFor(10_000);
  await expect(sources.current.locator('video')).toBeAttached();
});

test('a YouTube video without a stated size is laid out as 1920 by 1080, made smaller where the window is @long', {
  tag: '@CST-17',
}, async ({ page }) => {
  const sources = new SourcesPage(page);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await sources.open(bundle, () => {});
  await sources.show({ src: 'https://www.youtube.com/watch?v=abcdefghijk', alt: 'A talk' });
  const frame = sources.current.locator('iframe');
  await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/abcdefghijk');
  const measure = () => frame.evaluate(({ clientWidth, clientHeight }) => ({ clientWidth, clientHeight }));

  await page.setViewportSize({ width: 2600, height: 1500 });
  await expect.poll(measure).toEqual({ clientWidth: 1920, clientHeight: 1080 });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [1000, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    const room = await sources.current
      .locator(':has(> iframe)')
      .evaluate((stage) => [stage.clientWidth, stage.clientHeight]);
    const [wide = 0, high = 0] = room;
    const scale = Math.min(wide / 1920, high / 1080);
    await expect
      .poll(measure)
      .toEqual({ clientWidth: Math.round(1920 * scale), clientHeight: Math.round(1080 * scale) });
  }
});
