import { listedPages } from '../../../scripts/build/site-files.ts';
import { expect, scrollWidth, test } from '../../support/browser/fixtures.ts';
import { findCoveredTitles, lengthenWords, measureOutgrown, nameOutgrown, type Outgrown } from './long-words.ts';

const widths = process.env.WHOLE_MATRIX ? [320, 390, 768, 1024, 1440] : [320, 1024];
const words = process.env.WHOLE_MATRIX
  ? ['Softwareentwicklung', 'Datenschutzgrundverordnung', 'Rindfleischetikettierungsueberwachungsaufgabe']
  : ['Rindfleischetikettierungsueberwachungsaufgabe'];

const pages = [...listedPages('build/client'), '/error-404', '/login', '/signup', '/reset-password'];
/** One page of each kind of record is enough for the gate. */
const kindOf = (path: string) => /^\/(services|portfolio)\/./.exec(path)?.[0].slice(0, -1) ?? path;
const kinds = process.env.WHOLE_MATRIX
  ? pages
  : pages.filter((path, index) => index === pages.findIndex((other) => kindOf(other) === kindOf(path)));

// Pages without script: counters and other enhancements set their own words.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

for (const word of words)
  test(`names and titles with words of ${word.length} letters stay in their columns, and nothing covers them @long`, async ({
    page,
  }) => {
    for (const path of kinds) {
      await page.goto(path);
      const before: Outgrown[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        before.push(await page.evaluate(measureOutgrown));
      }
      await page.evaluate(lengthenWords, word);
      for (const [index, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${path} at ${width} px`;
        const after = await page.evaluate(measureOutgrown);
        expect.soft(await page.evaluate(nameOutgrown, { before: before[index] ?? {}, after }), where).toEqual([]);
        expect.soft(await page.evaluate(findCoveredTitles), where).toEqual([]);
        expect.soft(await scrollWidth(page), where).toBe(width);
      }
    }
  });
