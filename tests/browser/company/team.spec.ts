import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';

const networks = [
  ['Facebook', 'www.facebook.com'],
  ['Twitter', 'x.com'],
  ['LinkedIn', 'www.linkedin.com'],
  ['Instagram', 'www.instagram.com'],
] as const;

/** The person's four profiles elsewhere, each named, in a new tab and large enough for a finger. */
async function expectFourProfiles(place: Locator, name: string): Promise<void> {
  const links = place.locator('.social-links').getByRole('link');
  await expect(links).toHaveCount(4);
  for (const [index, [network, host]] of networks.entries()) {
    const link = links.nth(index);
    await expect(link).toHaveAccessibleName(`${name} on ${network}`);
    await expect(link).toHaveAccessibleDescription('opens in a new tab');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    expect(new URL((await link.getAttribute('href')) ?? '').host).toBe(host);
    const box = await link.boundingBox();
    // A position in thousandths of a pixel makes a size of 43.9999.
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(43.99);
  }
}

const cells = (page: Page) => page.locator('.team > li');

for (const width of [1440, 390]) {
  test(`eight people stand in the grid with portrait, name, role and four profiles, at ${width} px`, {
    tag: ['@RTE-12', '@TEM-01', '@TEM-02', '@TEM-03', '@TEM-04', '@A-40', '@ENT-05', '@T-39'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const response = await page.goto('/team');
    expect(response?.status()).toBe(200);
    await expect(page.locator('body > header, body > footer')).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Team');
    const members = page.locator('.team > .member');
    await expect(members).toHaveCount(8);
    await expect(page.locator('.team .social-links a')).toHaveCount(32);
    const names = new Set<string>();
    for (const member of await members.all()) {
      const link = member.getByRole('heading').getByRole('link');
      const name = await link.innerText();
      names.add(name);
      await expect(link).toHaveAttribute('href', '/team-details');
      await member.scrollIntoViewIfNeeded();
      const portrait = member.getByRole('img', { name: `Drawn portrait of ${name}` });
      await expect.poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      await expect(member.locator('.member-role')).toHaveText(/^[A-Z].{2,}$/);
      await expectFourProfiles(member, name);
    }
    expect(names.size).toBe(8);
  });
}

test('the ninth place is free: it leads to the page it stands on, and to the contact page', {
  tag: ['@TEM-05', '@TEM-06', '@B-20', '@T-39'],
}, async ({ page }) => {
  await page.goto('/team');
  await expect(cells(page)).toHaveCount(9);
  const join = cells(page).last();
  const links = join.getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(join.getByRole('heading').getByRole('link')).toHaveText(/join our team/i);
  await expect(links.first()).toHaveAttribute('href', '/team');
  await expect(links.last()).toHaveAttribute('href', '/contact');
  await hydrated(page);
  await links.first().click();
  await expect(page).toHaveURL(/\/team$/);
  await links.last().click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('a portrait belongs to its name, and a mark keeps its own place', { tag: '@A-40' }, async ({ page }) => {
  await page.goto('/team');
  await hydrated(page);
  const first = page.locator('.member').first();
  await first.locator('.social-links').scrollIntoViewIfNeeded();
  const hit = (selector: string) =>
    first.locator(selector).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document
        .elementFromPoint(left + width / 2, top + height / 2)
        ?.closest('a')
        ?.getAttribute('href');
    });
  expect(await hit('.social-links li:last-child a')).toBe('https://www.instagram.com/');
  expect(await hit('img')).toBe('/team-details');
  await first.locator('img').click({ force: true });
  await expect(page).toHaveURL(/\/team-details$/);
});

test('the profile is that of the Chief AI Officer, with all that the record holds', {
  tag: ['@RTE-13', '@TEM-07', '@TEM-08', '@TEM-09', '@ENT-05', '@A-40'],
}, async ({ page }) => {
  const response = await page.goto('/team-details');
  expect(response?.status()).toBe(200);
  await expect(page.locator('body > header, body > footer')).toHaveCount(2);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page.locator('main > section').first()).toContainText('Chief AI Officer');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText(['Home', 'Our Team']);
  const profile = page.locator('.profile');
  const portrait = profile.getByRole('img', { name: `Drawn portrait of ${name}` });
  await expect.poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(profile.locator('[data-record]')).toHaveText(/.{60,}/);
  const points = profile.locator('.responsibilities').getByRole('listitem');
  await expect(points).toHaveCount(6);
  expect(new Set(await points.allTextContents()).size).toBe(6);
  for (const point of await points.all()) await expect(point).toHaveText(/.{40,}/);
  await expectFourProfiles(profile, name);
  await hydrated(page);
  await page.getByRole('link', { name: 'See the whole team' }).click();
  await expect(page).toHaveURL(/\/team$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Team' })).toBeFocused();
  // The marks of the networks come along on a page that was opened without a document.
  for (const mark of await page.locator('.team .social-links path').all())
    await expect(mark).toHaveAttribute('d', /\S/);
});
