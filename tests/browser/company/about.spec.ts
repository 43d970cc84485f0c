import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';

const figures = [
  ['2K+', 'Successful Implementations'],
  ['95%', 'Client Satisfaction Rate'],
  ['40+', 'Awards and Recognitions'],
  ['73+', 'Growth and Expansion'],
] as const;

const block = (page: Page, heading: RegExp | string) =>
  page.locator('main > section').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

const counters = (page: Page) => page.getByRole('region', { name: /in figures/ }).getByRole('listitem');

test('the page about the company stands in the shared layout, says where it is and since when', {
  tag: ['@RTE-04', '@ABT-01', '@ABT-02', '@GEN-11'],
}, async ({ page }) => {
  const response = await page.goto('/about');
  expect(response?.status()).toBe(200);
  await expect(page.locator('body > header, body > footer')).toHaveCount(2);
  await expect(page).toHaveTitle(/About/);
  const hero = page.locator('main > section').first();
  const breadcrumb = hero.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(breadcrumb.locator('[aria-current=page]')).toHaveText('About');
  await expect(hero.getByRole('heading', { level: 1 })).toContainText('2022');
  await expect(counters(page)).toHaveCount(4);
  await expect(page.getByRole('article')).toHaveCount(3);
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`four figures count up once when they are scrolled to, in a window of ${size.width} by ${size.height}`, {
    tag: ['@ABT-03', '@ABT-04', '@ABT-05', '@ABT-06', '@ABT-07', '@B-32', '@T-18'],
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/about');
    await hydrated(page);
    await expect(counters(page)).toHaveCount(4);
    const shown = page.locator('.counters .counter > span');
    await expect(shown).toHaveText(figures.map(([figure]) => figure));
    const series = await shown.evaluateAll(async (all) => {
      const last = all.map((element) => element.textContent);
      const seen: string[][] = all.map(() => []);
      all[0]?.closest('ul')?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const end = performance.now() + 5000;
      const isOver = () => seen.every((texts, index) => new Set(texts).size > 1 && texts.at(-1) === last[index]);
      while (!isOver() && performance.now() < end) {
        for (const [index, element] of all.entries()) seen[index]?.push(element.textContent ?? '');
        await new Promise((next) => requestAnimationFrame(next));
      }
      return seen;
    });
    for (const [index, [figure, label]] of figures.entries()) {
      const numbers = (series[index] ?? []).map((text) => Number.parseInt(text, 10));
      const climb = numbers.slice(numbers.indexOf(Math.min(...numbers)));
      expect(climb[0]).toBeLessThan(climb.at(-1) ?? 0);
      expect(climb).toEqual([...climb].sort((a, b) => a - b));
      expect(series[index]?.at(-1)).toBe(figure);
      await expect(counters(page).nth(index)).toContainText(label);
    }
    // Away and back: read is read.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await counters(page).first().scrollIntoViewIfNeeded();
    const again = await counters(page)
      .first()
      .locator('.counter > span')
      .evaluate(async (element) => {
        const seen = new Set<string | null>();
        for (let frame = 0; frame < 10; frame++) {
          seen.add(element.textContent);
          await new Promise((next) => requestAnimationFrame(next));
        }
        return [...seen];
      });
    expect(again).toEqual(['2K+']);
  });
}

test('the mission and the management team each invite to get in touch', {
  tag: ['@ABT-08', '@ABT-09', '@ABT-10', '@ABT-11', '@T-27'],
}, async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Get in touch', exact: true })).toHaveCount(2);
  for (const heading of [/mission/i, /management team/i]) {
    const link = block(page, heading).getByRole('link', { name: 'Get in touch', exact: true });
    await expect(block(page, heading).locator('p')).toHaveText(/.{60,}/);
    await expect(link).toHaveAttribute('href', '/contact');
    await expect(link).not.toHaveAttribute('target');
  }
});

test('four values stand in their order', { tag: '@ABT-12' }, async ({ page }) => {
  await page.goto('/about');
  const values = page.locator('main section').filter({ has: page.locator('.cell-grid') });
  await expect(values.getByRole('heading', { level: 3 })).toHaveText([
    'Innovation',
    'Excellence',
    'Collaboration',
    'Integrity',
  ]);
  await expect(values.getByRole('listitem')).toHaveCount(4);
});

test('three people lead the company, each with portrait, role, description and profile', {
  tag: ['@ABT-13', '@ABT-14', '@ABT-15', '@ABT-16', '@ABT-17', '@A-40'],
}, async ({ page, site }) => {
  await page.goto('/about');
  const cards = page.getByRole('article');
  await expect(cards.locator('.member-role')).toHaveText(['CEO', 'CTO', 'COO']);
  for (const card of await cards.all()) {
    const name = await card.getByRole('heading', { level: 3 }).innerText();
    await card.scrollIntoViewIfNeeded();
    const portrait = card.getByRole('img', { name: `Drawn portrait of ${name}` });
    await expect.poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(card.locator('p').last()).toHaveText(/.{60,}/);
    const profile = card.getByRole('link');
    await expect(profile).toHaveAccessibleName(`${name} on LinkedIn`);
    await expect(profile).toHaveAccessibleDescription('opens in a new tab');
    await expect(profile).toHaveAttribute('target', '_blank');
    const host = new URL((await profile.getAttribute('href')) ?? '').host;
    expect(host).toBe('www.linkedin.com');
    expect(host).not.toBe(new URL(site.url).host);
  }
});

test('address and number are those of the top bar', { tag: ['@ABT-18', '@ABT-19'] }, async ({ page }) => {
  await page.goto('/about');
  const here = page.locator('main > section').last();
  for (const kind of ['mailto:', 'tel:']) {
    const above = page.getByRole('banner').locator(`a[href^="${kind}"]`);
    const text = (await above.first().innerText()).split('\n').at(-1)?.trim() ?? '';
    expect(text).toMatch(kind === 'tel:' ? /^\+[\d ]{8,}$/ : /^\S+@\S+$/);
    const link = here.locator(`a[href^="${kind}"]`);
    await expect(link).toContainText(text);
    await expect(link).toHaveAttribute('href', (await above.first().getAttribute('href')) ?? '');
  }
});

test('the four figures stand on no other page', { tag: ['@A-58', '@CST-01'] }, async ({ page }) => {
  for (const path of ['/', '/signchain', '/why-choose-us', '/service-details']) {
    const words = await (await page.request.get(path)).text();
    for (const [figure, label] of figures) {
      expect(words, path).not.toContain(label);
      expect(words.replace(/<style>.*?<\/style>/s, ''), path).not.toMatch(
        new RegExp(`>[^<]*${figure.replace('+', '\\+')}`),
      );
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the final figures are there from the start', { tag: ['@ABT-03', '@B-32'] }, async ({ page }) => {
    await page.goto('/about');
    for (const [index, [figure, label]] of figures.entries()) {
      await expect(counters(page).nth(index).locator('.counter > span')).toHaveText(figure);
      await expect(counters(page).nth(index)).toContainText(label);
    }
  });
});

test('a visitor who wants no motion sees no counting', { tag: ['@ABT-03', '@B-32'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await hydrated(page);
  const seen = await counters(page)
    .first()
    .locator('.counter > span')
    .evaluate(async (element) => {
      const texts = new Set<string | null>();
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (let frame = 0; frame < 15; frame++) {
        texts.add(element.textContent);
        await new Promise((next) => requestAnimationFrame(next));
      }
      return [...texts];
    });
  expect(seen).toEqual(['2K+']);
});
