import type { Page } from '@playwright/test';
import { readFont } from '../../../art/type/font.ts';
import type { PagePath } from '../../../shared/pages.ts';
import { fonts } from '../../../shared/site.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

/** The fonts that really draw an element's words. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** Two faces of one font share its files. */
const fileOf = (face: 'display' | 'text') => (fonts[face] === fonts.text ? 'text' : face);

/** Names of the font files that are requested from now on, without the build's hashes. */
function watchFonts(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/([\w-]+)-.{8}\.woff2$/.exec(request.url()) ?? [];
    if (name) asked.add(name);
  });
  return asked;
}

for (const [what, paths, faces] of [
  ['in plain English fetch one file of each face', ['/', '/contact', '/blog-details', '/error-404'], []],
  ['that show code fetch its face as well', ['/services/blockchain', '/services/custom-development'], ['code']],
] as const satisfies readonly [string, readonly PagePath[], readonly string[]][])
  test(`pages ${what}`, async ({ page }) => {
    for (const path of paths) {
      const asked = watchFonts(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect([...asked].sort(), path).toEqual([...new Set([...faces, `${fileOf('display')}-base`, 'text-base'])]);
    }
  });

for (const [place, face] of [
  ['main h1', 'display'],
  ['main p', 'text'],
] as const)
  test(`a name with letters that no page has is drawn in the same face, in ${place}`, async ({ page }) => {
    const asked = watchFonts(page);
    await page.goto('/contact');
    await page
      .locator(place)
      .first()
      .evaluate((element) => {
        element.textContent = 'Zoë Němcová, Erdős Łukasz';
      });
    await expect.poll(() => fontsOf(page, place)).toEqual([(await readFont(face, 'latin')).familyName]);
    expect([...asked].filter((name) => name.startsWith(fileOf(face))).sort()).toEqual(
      ['base', 'latin', 'latin-ext'].map((part) => `${fileOf(face)}-${part}`),
    );
  });
