import type { Page } from '@playwright/test';
import type { Props as QuestionList } from '../../../app/blocks/question-list/schema.ts';
import type { Props as QuestionTopics } from '../../../app/blocks/question-topics/schema.ts';
import { block, openingOf } from '../../support/blocks.ts';
import { arrived, expect, long, open, startScript, test } from '../../support/browser/fixtures.ts';
import { expectBreadcrumbHero, expectDrawn, placesOf, questions } from '../../support/browser/parts.ts';

const byTopic = block<QuestionTopics>('/faq-1', 'question-topics');
const plain = block<QuestionList>('/faq-2', 'question-list');
const topics = byTopic.topics.map(({ title }) => title);
const [first = '', , third = ''] = topics;
const last = topics.length - 1;
const lastTopic = topics[last] ?? '';
const inTopic = byTopic.topics[0]?.questions.length ?? 0;
const asked = byTopic.topics.flatMap((topic) => topic.questions.map(({ question }) => question));

const panel = (page: Page) => page.getByRole('tabpanel');
const openOnes = async (page: Page) =>
  questions(page).evaluateAll((all) =>
    all.flatMap((item, index) => ((item as HTMLDetailsElement).open ? [index + 1] : [])),
  );
/** The topics, in any role. */
const choices = (page: Page) => page.getByLabel(byTopic.name, { exact: true });

test('the page with topics and the page without stand in the shared layout, and differ', {
  tag: ['@RTE-10', '@RTE-11', '@FAQ-01', '@FAQ-02', '@FAQ-07', '@FAQ-10', '@A-33'],
}, async ({ page }) => {
  for (const [path, tabs, all] of [
    ['/faq-1', topics.length, asked],
    ['/faq-2', 0, plain.items.map(({ question }) => question)],
  ] as const) {
    const response = await open(page, path);
    expect(response?.status()).toBe(200);
    await expectBreadcrumbHero(page, openingOf(path));
    await expect(page.getByRole('tab')).toHaveCount(tabs);
    await expect(page.locator('main summary')).toHaveText(all);
    const heading = page.getByRole('heading', { name: byTopic.claim, exact: true });
    await expect(heading).toHaveCount(tabs === 0 ? 0 : 1);
  }
  expect(new Set([...asked, ...plain.items.map(({ question }) => question)]).size).toBe(
    asked.length + plain.items.length,
  );
});

test('each topic has its questions, the first one open, and all have the same answer', {
  tag: ['@FAQ-03', '@FAQ-04', '@FAQ-05', '@FAQ-06', '@STA-08', '@A-35', '@B-35'],
}, async ({ page }) => {
  await open(page, '/faq-1');
  const tabs = page.getByRole('tablist', { name: byTopic.name }).getByRole('tab');
  await expect(tabs).toHaveText(topics);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(first);
  for (const topic of topics) {
    await page.getByRole('tab', { name: topic, exact: true }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(topic);
    await expect(panel(page)).toHaveCount(1);
    await expect(panel(page)).toHaveAccessibleName(topic);
    await expect(questions(page)).toHaveCount(inTopic);
    const answers = panel(page).locator('details > p');
    await expect(answers.first()).toBeVisible();
    for (const hidden of (await answers.all()).slice(1)) await expect(hidden).toBeHidden();
  }
  const answers = await page.locator('main details > p').allTextContents();
  expect(answers).toHaveLength(asked.length);
  expect(new Set(answers).size).toBe(1);
  await expect(page.locator('main details > p a').first()).toHaveAttribute('href', '/contact');
});

test('a question that a visitor sends is carried to the contact form', async ({ page }) => {
  await page.goto('/faq-1');
  const asked = byTopic.topics[0]?.questions[2]?.question ?? '';
  await page.getByText(asked, { exact: true }).click();
  // Clicks at once: an early click is kept until the script is there.
  await page.locator('details[open]:visible > p').getByRole('link').click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('main').getByText(asked, { exact: true })).toBeVisible();
});

test('each topic remembers its open question, and keeps one open', {
  tag: ['@STA-02', '@STA-09', '@A-34', '@T-13', '@T-14'],
}, async ({ page }) => {
  await open(page, '/faq-1');
  const tab = (index: number) => page.getByRole('tab').nth(index);
  await questions(page).nth(3).getByRole('heading').click();
  expect(await openOnes(page)).toEqual([4]);
  await questions(page).nth(3).getByRole('heading').click();
  expect(await openOnes(page)).toEqual([4]);
  await tab(1).click();
  expect(await openOnes(page)).toEqual([1]);
  await questions(page).nth(1).getByRole('heading').click();
  await tab(0).click();
  expect(await openOnes(page)).toEqual([4]);
  await tab(1).click();
  expect(await openOnes(page)).toEqual([2]);
});

test('the arrow keys walk through the topics, Home and End reach the ends, Tab leaves them', {
  tag: ['@FAQ-03', '@STA-08'],
}, async ({ page }) => {
  await open(page, '/faq-1');
  await page.getByRole('tab', { name: first }).focus();
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowRight', 2],
    ['End', last],
    ['ArrowDown', 0],
    ['ArrowUp', last],
    ['ArrowLeft', last - 1],
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
  test(`a topic chosen before the script stays chosen, focused and in its place, at ${width} px${long(width !== 390)}`, {
    tag: ['@STA-08', '@STA-09'],
  }, async ({ page, heldScript }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/faq-1');
    const places = () => placesOf(page.locator('main > section').nth(1).locator('svg, summary, p, h2'));
    await page.getByText(third).click();
    await questions(page).nth(4).locator('summary').click();
    await page.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: lastTopic })).toBeFocused();
    // Time-based animations only: scroll-driven ones do not end.
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter(({ timeline }) => timeline instanceof DocumentTimeline)
          .map((each) => each.finished.catch(() => {})),
      ),
    );
    const before = await places();
    heldScript.release();
    await arrived(page);
    const chosen = page.getByRole('tab', { selected: true });
    await expect(chosen).toHaveText(lastTopic);
    await expect(chosen).toBeFocused();
    expect(await places()).toEqual(before);
    await expectDrawn(page);
    await page.getByRole('tab', { name: third }).click();
    expect(await openOnes(page)).toEqual([5]);
  });
}

test('of the slices of the sun, one for each question, that of the open question is raised and lit @long', async ({
  page,
}) => {
  await page.goto('/faq-1');
  const raised = () =>
    panel(page)
      .locator('.sun-question')
      .evaluateAll((all) =>
        all.flatMap((slice, index) => {
          const lit = slice.querySelector('.sun-lit');
          const isLit = lit !== null && getComputedStyle(lit).opacity === '1';
          return isLit && Number.parseFloat(getComputedStyle(slice).translate.split(' ')[1] ?? '0') < 0
            ? index + 1
            : [];
        }),
      );
  await expect.poll(raised).toEqual([1]);
  for (const place of [8, 4]) {
    await questions(page)
      .nth(place - 1)
      .locator('summary')
      .click();
    await expect.poll(raised).toEqual([place]);
  }
  await page.getByText(third).click();
  await expect.poll(raised).toEqual([1]);
});

test('the topics stand in a column beside the questions, or above them in a row or two by two', {
  tag: '@FAQ-03',
}, async ({ page }) => {
  await page.goto('/faq-1');
  const columns = () =>
    choices(page)
      .locator('> *')
      .evaluateAll((all) => new Set(all.map((topic) => topic.getBoundingClientRect().left)).size);
  for (const [width, count] of [
    [1440, 1],
    [1024, 1],
    [1023, 4],
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
  expect(new Set(await answers.allTextContents()).size).toBe(plain.items.length);
  await startScript(page);
  await questions(page).nth(2).getByRole('heading').click();
  expect(await openOnes(page)).toEqual([3]);
  await questions(page).nth(2).getByRole('heading').click();
  expect(await openOnes(page)).toEqual([]);
  await questions(page).nth(2).getByRole('heading').click();
  expect(await openOnes(page)).toEqual([3]);
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every topic, question and answer can be read @long', {
    tag: ['@FAQ-03', '@FAQ-04', '@FAQ-05', '@FAQ-06'],
  }, async ({ page }) => {
    await page.goto('/faq-1');
    await expect(page.getByRole('radiogroup', { name: byTopic.name }).getByRole('radio')).toHaveCount(topics.length);
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(first);
    for (const topic of topics) {
      await page.getByText(topic, { exact: true }).click();
      await expect(questions(page)).toHaveCount(inTopic);
      expect(await openOnes(page)).toEqual([1]);
      await questions(page).last().locator('summary').click();
      await expect(questions(page).last().locator('p')).toBeVisible();
      expect(await openOnes(page)).toEqual([inTopic]);
    }
  });

  test('on paper all topics are there', { tag: '@FAQ-04' }, async ({ page }) => {
    await page.goto('/faq-1');
    await page.emulateMedia({ media: 'print' });
    await expect(questions(page)).toHaveCount(asked.length);
  });
});
