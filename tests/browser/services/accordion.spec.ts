import { arrived, expect, open, startScript, test } from '../../support/browser/fixtures.ts';
import { openQuestions, questions } from '../../support/browser/parts.ts';

const path = '/services/blockchain';

test('a question that was opened before the script arrives stays open', { tag: ['@STA-01', '@STA-02'] }, async ({
  page,
  heldScript,
}) => {
  await page.goto(path);
  const fourth = questions(page).nth(3);
  await fourth.locator('summary').click();
  await expect(fourth).toHaveAttribute('open');
  heldScript.release();
  await arrived(page);
  await expect(openQuestions(page)).toHaveCount(1);
  await expect(fourth.locator('summary')).toHaveAttribute('aria-disabled', 'true');
  await fourth.locator('summary').click();
  await expect(fourth).toHaveAttribute('open');
});

test('the keyboard opens an answer, and the open one stays', { tag: '@STA-02' }, async ({ page }) => {
  await open(page, path);
  const second = questions(page).nth(1);
  await second.locator('summary').focus();
  for (const key of ['Space', 'Enter']) {
    await page.keyboard.press(key);
    await expect(second).toHaveAttribute('open');
  }
  await expect(openQuestions(page)).toHaveCount(1);
});

test('an answer grows instead of appearing, unless motion is unwelcome', async ({ page }) => {
  const heights = () =>
    questions(page)
      .nth(2)
      .evaluate(async (item) => {
        const seen: number[] = [];
        item.querySelector('summary')?.click();
        const end = performance.now() + 500;
        while (performance.now() < end) {
          seen.push(item.getBoundingClientRect().height);
          await new Promise((next) => requestAnimationFrame(next));
        }
        return new Set(seen.map(Math.round)).size;
      });
  await open(page, path);
  // Slows the animation: a busy machine draws parts of it too.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.2 });
  expect(await heights()).toBeGreaterThan(2);
  await devtools.detach();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await startScript(page);
  expect(await heights()).toBeLessThanOrEqual(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the answers open one at a time', { tag: '@STA-01' }, async ({ page }) => {
    await page.goto(path);
    const fifth = questions(page).nth(4);
    await fifth.locator('summary').click();
    await expect(fifth.getByRole('paragraph')).toBeVisible();
    await expect(openQuestions(page)).toHaveCount(1);
  });
});
