import type { PagePath } from '../../../shared/pages.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

const started = () => 'enhanced' in document.documentElement.dataset;

test('the script of a form is ready for its first letter; that of another page waits for a sign, or four seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const openFor = async (path: PagePath, milliseconds: number) => {
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(
      () => new Promise((painted) => new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })),
    );
    await page.clock.runFor(milliseconds);
  };
  await openFor('/contact', 1000);
  await page.waitForFunction(() => 'forms' in document.documentElement.dataset);
  await openFor('/about', 3000);
  expect(await page.evaluate(started)).toBe(false);
  await page.clock.runFor(2000);
  await page.waitForFunction(started);
});

test('the first sign of use fetches the script at once, and runs it after the frame that shows the sign', async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/about', { waitUntil: 'load' });
  const asked = page.waitForRequest('**/assets/start-*.js');
  await page.mouse.move(100, 100);
  await asked;
  expect(await page.evaluate(started)).toBe(false);
  await page.clock.runFor(100);
  await page.waitForFunction(started);
});
