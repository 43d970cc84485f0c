import type { Page } from '@playwright/test';
import type { PagePath } from '../../../shared/pages.ts';
import { expect, long, open, test } from '../../support/browser/fixtures.ts';
import { hero } from '../../support/browser/parts.ts';
import { content } from '../../support/content.ts';

const services = content.services.map(({ path }) => path as PagePath);
const paths: PagePath[] = [...services, '/signchain', '/finopcloud', '/home-2'];

/** The disc behind the fins, cut off by nothing but the window. */
const sun = (page: Page) => hero(page).locator('.hero-art g[fill$="-d)"]');

for (const path of paths) {
  test(`on a phone ${path} shows its thing with 20 px at both sides, and the arc of its sun above it${long(path !== paths[0])}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    // The panel has the whole width, around its content.
    const shot = await hero(page).locator('.hero-shot').boundingBox();
    const thing = await hero(page).locator('.hero-shot img').boundingBox();
    const disc = await sun(page).boundingBox();
    const way = await hero(page).getByRole('link').last().boundingBox();
    if (!shot || !thing || !disc || !way) throw new Error(`${path} has no shot, no sun or no way on`);
    expect(thing.x).toBeCloseTo(20, 0);
    expect(thing.width).toBeCloseTo(350, 0);
    const above = shot.y - disc.y;
    expect(above).toBeGreaterThan(80);
    expect(above).toBeLessThan(140);
    expect(disc.x + disc.width / 2).toBeGreaterThan(200);
    expect(disc.y).toBeGreaterThan(way.y + way.height);
  });
}
