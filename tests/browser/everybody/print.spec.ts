import { listedPages } from '../../../scripts/build/site-files.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

/** Tells whether nothing is printed over the page's name. */
const isHeadingFree = () => {
  const heading = document.querySelector('h1');
  const { left, top, height } = heading?.getBoundingClientRect() ?? { left: 0, top: 0, height: 0 };
  return heading?.contains(document.elementFromPoint(left + 4, top + height / 2)) ?? false;
};

test('on paper every page is black words on white, without the menus, and its name is covered by nothing @long', async ({
  page,
}) => {
  // Width of an A4 sheet.
  await page.setViewportSize({ width: 718, height: 1010 });
  await page.emulateMedia({ media: 'print' });
  for (const path of listedPages('build/client')) {
    await page.goto(path);
    await expect(page.locator('.site-header'), path).toBeHidden();
    await expect(page.locator('.site-footer'), path).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(await page.evaluate(isHeadingFree), path).toBe(true);
    const otherwise = await page.evaluate(() =>
      [...document.querySelectorAll('main *:not(svg, svg *)')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)';
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(otherwise, path).toEqual([]);
  }
});

test('paper shows the prices of the period that is chosen, and where links lead', async ({ page }) => {
  await page.goto('/pricing');
  const shown = page.locator('.price > p').locator('visible=true');
  const before = await shown.allTextContents();
  await page.emulateMedia({ media: 'print' });
  expect(await shown.allTextContents()).toEqual(before);
  const after = await page
    .locator('main .button[href]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toContain('/contact');
});
