import type { Page } from '@playwright/test';
import { listedPages } from '../../../scripts/build/site-files.ts';
import { expect, open, test } from '../../support/browser/fixtures.ts';
import { entriesOf, entry, menus, openMenu } from '../layout/mega-menu-page.ts';
import { findShownPictures, judgeTexts } from './picture-texts.ts';

const paths = [...listedPages('build/client'), '/error-404', '/message-sent'];

async function judgePage(page: Page) {
  const pictures = await page.evaluate(findShownPictures);
  const verdicts = pictures.map(judgeTexts);
  return {
    faults: [...new Set(verdicts.flatMap(({ faults }) => faults))],
    judged: verdicts.reduce((sum, { judged }) => sum + judged, 0),
  };
}

/** The report includes the number of judged texts. */
const report = (judged: number, where: string) =>
  void process.stdout.write(`${judged} texts in pictures judged ${where}\n`);

for (const width of [390, 768, 1440]) {
  test(`at ${width} px every word in a picture is whole and at least 11 px large @long`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let judged = 0;
    for (const path of paths) {
      await page.goto(path);
      const verdict = await judgePage(page);
      judged += verdict.judged;
      expect.soft(verdict.faults, path).toEqual([]);
    }
    report(judged, `at ${width} px`);
    expect(judged).toBeGreaterThan(100);
  });
}

test('every word in a picture of the menus is whole and at least 11 px large @long', async ({ page }) => {
  await open(page, '/');
  let judged = 0;
  for (const menu of menus) {
    await openMenu(page, menu);
    for (const { name } of entriesOf(menu).all) {
      await entry(page, menu, name).focus();
      const verdict = await judgePage(page);
      judged += verdict.judged;
      expect.soft(verdict.faults, name).toEqual([]);
    }
    await page.keyboard.press('Escape');
  }
  report(judged, 'in the menus');
});

test('a picture that is squeezed or cut is found', async ({ page }) => {
  await page.goto('/services/app-development');
  const set = (property: string, value: string) =>
    page.evaluate(
      ([property, value]) => {
        for (const image of document.querySelectorAll<HTMLElement>('main .picture'))
          image.style.setProperty(property, value, 'important');
      },
      [property, value] as const,
    );
  await set('width', '200px');
  expect((await judgePage(page)).faults.join()).toMatch(/has \d+\.\d px/);
  await set('position', 'fixed');
  await set('left', '-50px');
  expect((await judgePage(page)).faults.join()).toMatch(/is cut by \d+\.\d px/);
});
