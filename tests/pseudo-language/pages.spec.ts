import { globSync } from 'node:fs';
import { expect, startScript, test } from '../support/browser/fixtures.ts';
import { serveFolder } from '../support/views/serve-folder.ts';
import { enterState, states } from '../support/views/states.ts';
import { collectTexts } from './collect-texts.ts';
import { findEnglish } from './exceptions.ts';

const client = 'build/client';
const files = globSync('**/*.html', { cwd: client }).sort();

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no built page says a word that stands elsewhere than in content and files of words', async ({ browser }) => {
    test.setTimeout(180_000);
    // Includes answers of the server, which have no address.
    const folder = await serveFolder(client);
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const file of files) {
      await page.goto(`${folder.url}/${file}`);
      expect.soft(findEnglish(await page.evaluate(collectTexts)), file).toEqual([]);
    }
    await folder.close();
  });
});

for (const state of states)
  test(`${state.path} ${state.name}, at ${state.width} px, is wholly in the language of the site`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: state.width, height: 900 });
    await enterState(page, site.url, state);
    expect(findEnglish(await page.evaluate(collectTexts), ['Analytical Engines'])).toEqual([]);
  });

const paths = files
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);

for (const path of paths)
  test(`whatever is pressed on ${path} answers in the language of the site`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await startScript(page);
    const english = new Set<string>();
    const controls = page
      .locator('main')
      .locator('button, summary, [role="tab"], input[type="radio"], [aria-haspopup="dialog"]');
    const count = await controls.count();
    for (let index = 0; index < count; index += 1) {
      await controls.nth(index).dispatchEvent('click');
      for (const found of findEnglish(await page.evaluate(collectTexts))) english.add(found);
      await page.keyboard.press('Escape');
    }
    expect([...english]).toEqual([]);
  });
