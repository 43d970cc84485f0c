import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';

const topics = ['General questions', 'About the company', 'About artificial intelligence', 'About the team'];

const panel = (page: Page) => page.getByRole('tabpanel');
const questions = (page: Page) => page.locator('main .accordion > details:visible');
const openOnes = async (page: Page) =>
  questions(page).evaluateAll((all) =>
    all.flatMap((item, index) => ((item as HTMLDetailsElement).open ? [index + 1] : [])),
  );

test('the page with topics and the page without stand in the shared layout, and differ', {
  tag: ['@RTE-10', '@RTE-11', '@FAQ-01', '@FAQ-02', '@FAQ-07', '@FAQ-10', '@A-33'],
}, async ({ page }) => {
  const asked: string[][] = [];
  for (const [path, tabs] of [
    ['/faq-1', 4],
    ['/faq-2', 0],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('body > header, body > footer')).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
    await hydrated(page);
    await expect(page.getByRole('tab')).toHaveCount(tabs);
    await expect(questions(page)).toHaveCount(8);
    asked.push(await page.locator('main summary').allTextContents());
    const heading = page.getByRole('heading', {
      name: 'Our experts are able to answer all your questions',
      exact: true,
    });
    await expect(heading).toHaveCount(tabs === 0 ? 0 : 1);
  }
  expect(asked.map((all) => all.length)).toEqual([32, 8]);
  expect(new Set(asked.flat()).size).toBe(40);
});

test('each of four topics has eight questions, the first one open, and all have the same answer', {
  tag: ['@FAQ-03', '@FAQ-04', '@FAQ-05', '@FAQ-06', '@STA-08', '@A-35', '@B-35'],
}, async ({ page }) => {
  await page.goto('/faq-1');
  await hydrated(page);
  const tabs = page.getByRole('tablist', { name: 'Topics' }).getByRole('tab');
  await expect(tabs).toHaveText(topics);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('General questions');
  for (const topic of topics) {
    await page.getByRole('tab', { name: topic, exact: true }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(topic);
    await expect(panel(page)).toHaveCount(1);
    await expect(panel(page)).toHaveAccessibleName(topic);
    await expect(questions(page)).toHaveCount(8);
    const answers = panel(page).locator('details > p');
    await expect(answers.first()).toBeVisible();
    for (const hidden of (await answers.all()).slice(1)) await expect(hidden).toBeHidden();
  }
  const answers = await page.locator('main details > p').allTextContents();
  expect(answers).toHaveLength(32);
  expect(new Set(answers).size).toBe(1);
  await expect(page.locator('main details > p a').first()).toHaveAttribute('href', '/contact');
});

test('each topic remembers its open question, and keeps one open', {
  tag: ['@STA-02', '@STA-09', '@A-34', '@T-13', '@T-14'],
}, async ({ page }) => {
  await page.goto('/faq-1');
  await hydrated(page);
  const tab = (index: number) => page.getByRole('tab').nth(index);
  await questions(page).nth(3).locator('summary').click();
  expect(await openOnes(page)).toEqual([4]);
  await questions(page).nth(3).locator('summary').click();
  expect(await openOnes(page)).toEqual([4]);
  await tab(1).click();
  expect(await openOnes(page)).toEqual([1]);
  await questions(page).nth(1).locator('summary').click();
  await tab(0).click();
  expect(await openOnes(page)).toEqual([4]);
  await tab(1).click();
  expect(await openOnes(page)).toEqual([2]);
});

test('the arrow keys walk through the topics, Home and End reach the ends, Tab leaves them', {
  tag: ['@FAQ-03', '@STA-08'],
}, async ({ page }) => {
  await page.goto('/faq-1');
  await hydrated(page);
  await page.getByRole('tab', { name: 'General questions' }).focus();
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowRight', 2],
    ['End', 3],
    ['ArrowDown', 0],
    ['ArrowUp', 3],
    ['ArrowLeft', 2],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    const chosen = page.getByRole('tab', { selected: true });
    await expect(chosen).toHaveText(topics[index] ?? '');
    await expect(chosen).toBeFocused();
    await expect(page.locator('[role="tab"][tabindex="0"]')).toHaveCount(1);
    await expect(panel(page)).toHaveAccessibleName(topics[index] ?? '');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { selected: true })).not.toBeFocused();
  await expect(page.locator('[role="tab"]:focus')).toHaveCount(0);
});

for (const width of [1440, 390]) {
  test(`a topic chosen before React stays chosen, focused and in its place, at ${width} px`, {
    tag: ['@STA-08', '@STA-09'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await new Promise((next) => setTimeout(next, 800));
      await route.continue();
    });
    await page.goto('/faq-1');
    const places = () =>
      page.locator('.topic, .topic svg, .topics-more, .topic-panel, .topic-panel summary').evaluateAll((all) =>
        all.map((element) => {
          const { x, y, width: wide, height } = element.getBoundingClientRect();
          return [x, y + scrollY, wide, height].map(Math.round);
        }),
      );
    await page.getByText('About artificial intelligence').click();
    await questions(page).nth(4).locator('summary').click();
    await page.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'About the team' })).toBeFocused();
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {}))));
    const before = await places();
    await hydrated(page);
    const chosen = page.getByRole('tab', { selected: true });
    await expect(chosen).toHaveText('About the team');
    await expect(chosen).toBeFocused();
    expect(await places()).toEqual(before);
    for (const icon of await page.locator('.topic .icon').all())
      await expect(icon.locator('> *').first()).toBeAttached();
    await page.getByRole('tab', { name: 'About artificial intelligence' }).click();
    expect(await openOnes(page)).toEqual([5]);
  });
}

test('the topics stand in a column on a desk and in a square on a phone', { tag: '@FAQ-03' }, async ({ page }) => {
  await page.goto('/faq-1');
  const columns = () =>
    page.locator('.topic').evaluateAll((all) => new Set(all.map((topic) => topic.getBoundingClientRect().left)).size);
  for (const [width, count] of [
    [1440, 1],
    [1024, 1],
    [1023, 2],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columns()).toBe(count);
  }
});

test('the plain page opens one question at a time, the first at once, and closes it by a click', {
  tag: ['@FAQ-07', '@FAQ-08', '@FAQ-09', '@STA-07', '@A-33', '@T-13'],
}, async ({ page }) => {
  await page.goto('/faq-2');
  await expect(page.getByRole('radio')).toHaveCount(0);
  const answers = page.locator('main details > p');
  await expect(answers.first()).toBeVisible();
  for (const hidden of (await answers.all()).slice(1)) await expect(hidden).toBeHidden();
  expect(new Set(await answers.allTextContents()).size).toBe(8);
  await hydrated(page);
  await questions(page).nth(2).locator('summary').click();
  expect(await openOnes(page)).toEqual([3]);
  await questions(page).nth(2).locator('summary').click();
  expect(await openOnes(page)).toEqual([]);
  await questions(page).nth(2).locator('summary').click();
  expect(await openOnes(page)).toEqual([3]);
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every topic, question and answer can be read', { tag: ['@FAQ-03', '@FAQ-04', '@FAQ-05', '@FAQ-06'] }, async ({
    page,
  }) => {
    await page.goto('/faq-1');
    await expect(page.getByRole('radiogroup', { name: 'Topics' }).getByRole('radio')).toHaveCount(4);
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName('General questions');
    for (const topic of topics) {
      await page.getByText(topic, { exact: true }).click();
      await expect(questions(page)).toHaveCount(8);
      expect(await openOnes(page)).toEqual([1]);
      await questions(page).last().locator('summary').click();
      await expect(questions(page).last().locator('p')).toBeVisible();
      expect(await openOnes(page)).toEqual([8]);
    }
  });

  test('on paper all topics are there', { tag: '@FAQ-04' }, async ({ page }) => {
    await page.goto('/faq-1');
    await page.emulateMedia({ media: 'print' });
    await expect(questions(page)).toHaveCount(32);
  });
});
