import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';

const five = [
  { path: '/services/blockchain', name: /blockchain/i, tag: '@ENG-03', hours: '200 hours per month' },
  { path: '/services/generative-ai', name: /generative ai/i, tag: '@ENG-07', hours: '180 hours per month' },
  { path: '/services/web-development', name: /web development/i, tag: '@ENG-04', hours: '160 hours per month' },
  { path: '/services/app-development', name: /app development/i, tag: '@ENG-05', hours: '150 hours per month' },
  {
    path: '/services/custom-development',
    name: /custom development/i,
    tag: '@ENG-06',
    hours: '200 hours per month from a specialist',
  },
] as const;
const cloud = { path: '/services/cloud-service', name: /cloud/i } as const;
const six = [...five, cloud];

const hero = (page: Page) => page.locator('main > section').first();
const plans = (page: Page) => page.locator('.plan');
const answers = (page: Page) => page.locator('.accordion details');

/** What the sections of a page are, in the order a visitor meets them. */
const order = (page: Page) =>
  page.locator('main > section').evaluateAll((sections) =>
    sections.map((section) => {
      const known: Record<string, string> = {
        '.hero-service': 'hero',
        '.feature-card': 'feature cards',
        '.service-cell': 'services grid',
        '.story-picture': 'picture and story',
        '.industries': 'industries',
        '.plan': 'plans',
        '.learn-more': 'banner',
        '.accordion': 'questions',
      };
      return Object.entries(known).find(([part]) => section.matches(part) || section.querySelector(part))?.[1];
    }),
  );

const routeTags: Record<string, string> = {
  '/services/blockchain': '@RTE-17',
  '/services/generative-ai': '@RTE-18',
  '/services/web-development': '@RTE-19',
  '/services/app-development': '@RTE-20',
  '/services/cloud-service': '@RTE-21',
  '/services/custom-development': '@RTE-22',
};

for (const { path, name } of six) {
  test(`${path} opens by its address and names its service on a dark first screen`, {
    tag: [routeTags[path] ?? '', '@SVC-03', '@SVC-04', '@SVC-05', '@SVC-06', '@ENT-01'],
  }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('body > header, body > footer')).toHaveCount(2);
    await expect(hero(page).getByRole('heading', { level: 1, name })).toHaveCount(1);
    await expect(hero(page).locator('h1 + p')).toHaveText(/.{60,}/);
    const colors = await hero(page).evaluate((section) => {
      const lightness = (color: string) => {
        const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
        if (!context) return 0;
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3));
      };
      const { backgroundColor, color } = getComputedStyle(section);
      return { ground: lightness(backgroundColor), text: lightness(color) };
    });
    expect(colors.ground).toBeLessThan(40);
    expect(colors.text).toBeGreaterThan(220);
    const start = hero(page).getByRole('link', { name: 'Get Started', exact: true });
    await expect(start).toHaveAttribute('href', '/contact');
    await expect(start).not.toHaveAttribute('target');
  });

  test(`${path} offers four services that all lead to the contact page, and shows no picture for them`, {
    tag: ['@SVC-12', '@SVC-13', '@ENT-09', '@ENT-21'],
  }, async ({ page }) => {
    await page.goto(path);
    const section = page.locator('section').filter({ has: page.locator('.service-cell') });
    await expect(section.getByRole('heading', { level: 2 })).toHaveCount(1);
    await expect(section.locator('.section-intro p')).toHaveCount(2);
    const cells = section.locator('.service-cell');
    await expect(cells).toHaveCount(4);
    for (const cell of await cells.all()) {
      await expect(cell.getByRole('heading', { level: 3 })).toHaveText(/\S/);
      await expect(cell.locator('p')).toHaveText(/.{40,}/);
      await expect(cell.getByRole('link', { name: 'Contact Us', exact: true })).toHaveAttribute('href', '/contact');
    }
    await expect(section.locator('img')).toHaveCount(0);
  });

  test(`${path} tells its way of working in three paragraphs beside one picture, with drawn icons`, {
    tag: ['@SVC-14', '@SVC-15', '@SVC-16'],
  }, async ({ page }) => {
    await page.goto(path);
    const section = page.locator('section').filter({ has: page.locator('.story-picture') });
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(/\S/);
    await expect(section.getByRole('img')).toHaveCount(1);
    await expect(section.getByRole('img', { name: /.{30,}/ })).toBeVisible();
    await expect(section.locator('.story-words > p')).toHaveCount(3);
    const features = section.getByRole('listitem');
    expect(await features.count()).toBeGreaterThanOrEqual(3);
    for (const feature of await features.all()) {
      await expect(feature.locator('svg > *').first()).toBeAttached();
      await expect(feature.locator('svg')).toHaveText('');
      expect((await feature.innerText()).trim()).not.toMatch(/^[a-z]+-[a-z-]+/);
    }
  });

  test(`the banner of ${path} leads down to the questions`, { tag: ['@SVC-20', '@SVC-21'] }, async ({ page }) => {
    await page.goto(path);
    const banner = page.locator('.learn-more');
    await expect(banner.getByRole('heading', { level: 2 })).toHaveText(/\S/);
    await expect(banner.locator('p')).toHaveCount(2);
    const button = banner.getByRole('link', { name: 'Learn more' });
    await expect(button).toHaveAttribute('href', '#learn-more');
    await hydrated(page);
    await button.click();
    await expect(page).toHaveURL(/#learn-more$/);
    await expect(page.locator('#learn-more')).toBeInViewport({ ratio: 0.3 });
    await expect(page.locator('#learn-more .accordion')).toBeVisible();
  });

  test(`${path} answers six questions, the first at once`, {
    tag: ['@SVC-22', '@STA-01', '@ENT-15'],
  }, async ({ page }) => {
    await page.goto(path);
    await expect(answers(page)).toHaveCount(6);
    const texts = await answers(page).evaluateAll((all) =>
      all.map((item) => [item.querySelector('summary')?.textContent, item.querySelector('p')?.textContent]),
    );
    expect(new Set(texts.map(([question]) => question)).size).toBe(6);
    for (const [question, answer] of texts) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/.{100,}/);
    }
    expect(await answers(page).evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open))).toEqual([
      true,
      ...Array(5).fill(false),
    ]);
  });

  test(`a visitor of ${path} always has exactly one answer in view`, {
    tag: ['@STA-01', '@STA-02'],
  }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const open = page.locator('.accordion details[open]');
    const third = answers(page).nth(2);
    await third.locator('summary').click();
    await expect(open).toHaveCount(1);
    await expect(third).toHaveAttribute('open');
    await expect(third.locator('summary')).toHaveAttribute('aria-disabled', 'true');
    await third.locator('summary').click();
    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(1);
    await expect(third.locator('p')).toBeVisible();
    await answers(page).first().locator('summary').click();
    await expect(third).not.toHaveAttribute('open');
    await expect(open).toHaveCount(1);
    await expect(third.locator('summary')).not.toHaveAttribute('aria-disabled');
  });
}

for (const { path, hours, tag } of five) {
  test(`${path} has the sections of a service page, in their order`, { tag: '@SVC-01' }, async ({ page }) => {
    await page.goto(path);
    expect(await order(page)).toEqual([
      'hero',
      'feature cards',
      'services grid',
      'picture and story',
      'industries',
      'plans',
      'banner',
      'questions',
    ]);
  });

  test(`${path} explains itself in three cards that lead to the contact page`, {
    tag: ['@SVC-07', '@SVC-08', '@SVC-09', '@SVC-10', '@SVC-11', '@ENT-07'],
  }, async ({ page }) => {
    await page.goto(path);
    await expectFeatureCards(page, 3);
  });

  test(`${path} numbers eight uses under 'Our Solutions'`, {
    tag: ['@SVC-17', '@SVC-18', '@ENT-10'],
  }, async ({ page }) => {
    await page.goto(path);
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: 'Our Solutions', exact: true }) });
    const cards = section.getByRole('listitem');
    await expect(cards.locator('.cell-number')).toHaveText(['01', '02', '03', '04', '05', '06', '07', '08']);
    await expect(cards.getByRole('heading', { level: 3 })).toHaveCount(8);
    for (const card of await cards.all()) await expect(card.locator('p')).toHaveText(/.{40,}/);
  });

  test(`${path} offers three plans with the same terms, the first with its own hours`, {
    tag: ['@SVC-19', '@SVC-23', tag, '@ENG-09', '@ENG-10', '@ENG-11', '@ENT-11'],
  }, async ({ page }) => {
    await page.goto(path);
    await expect(plans(page)).toHaveCount(3);
    const section = page.locator('section').filter({ has: plans(page) });
    await expect(section.locator('.section-head > p')).toHaveText(/\S/);
    await expect(plans(page).first()).toContainText(hours);
    expect((await section.innerText()).match(/\d+\s+hours/g)).toHaveLength(1);
    for (const plan of await plans(page).all()) {
      await expect(plan.getByRole('heading', { level: 3 })).toHaveText(/\S/);
      const lines = await plan.getByRole('listitem').allInnerTexts();
      expect(lines.slice(0, 3)).toEqual(['7-day free trial', 'Monthly billing', 'Usage-based payment plan']);
      await expect(plan.getByRole('link', { name: 'Get Started', exact: true })).toHaveAttribute('href', '/contact');
    }
  });

  test(`the plans of ${path} stand on a ground, on none, and on a ground`, { tag: '@ENT-12' }, async ({ page }) => {
    await page.goto(path);
    const grounds = await plans(page).evaluateAll((all) =>
      all.map((plan) => getComputedStyle(plan).backgroundColor !== 'rgba(0, 0, 0, 0)'),
    );
    expect(grounds).toEqual([true, false, true]);
  });
}

test('only the third plan for generative AI is tailored', { tag: '@ENG-08' }, async ({ page }) => {
  for (const { path } of five) {
    await page.goto(path);
    const tailored = plans(page).getByText('Tailored approach to your needs', { exact: true });
    await expect(tailored).toHaveCount(path === '/services/generative-ai' ? 1 : 0);
    const lines = await plans(page).nth(2).getByRole('listitem').count();
    expect(lines).toBe(path === '/services/generative-ai' ? 4 : 3);
  }
});

test('no two service pages say the same', { tag: '@SVC-02' }, async ({ page }) => {
  const owners = new Map<string, string>();
  for (const { path, name } of six) {
    await page.goto(path);
    const words = await page
      .locator('main :is(h1, h2, h3, .feature-card > p, .cell p, .story-words p, .plan-description, details > p)')
      .allTextContents();
    expect(words.length).toBeGreaterThan(40);
    expect(words.join(' ')).toMatch(name);
    for (const text of words.filter((text) => text !== 'Our Solutions')) {
      expect(owners.get(text), `${text} on ${path}`).toBeUndefined();
      owners.set(text, path);
    }
  }
});

test('the cloud page has six cards, no industries and no plans', {
  tag: ['@CLD-01', '@CLD-02', '@CLD-03', '@CLD-04', '@GEN-05'],
}, async ({ page }) => {
  await page.goto(cloud.path);
  expect(await order(page)).toEqual([
    'hero',
    'feature cards',
    'services grid',
    'picture and story',
    'banner',
    'questions',
  ]);
  await expectFeatureCards(page, 6);
  await expect(page.getByRole('heading', { name: 'Our Solutions' })).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText('7-day free trial');
});

test('the plural of the cloud address leads to the not-found page', { tag: '@RTE-21' }, async ({ page }) => {
  const response = await page.goto('/services/cloud-services');
  expect(response?.status()).toBe(404);
  await expect(page.locator('main')).toContainText('404');
});

async function expectFeatureCards(page: Page, count: number): Promise<void> {
  const section = page.locator('section').filter({ has: page.locator('.feature-card') });
  await expect(section.getByRole('heading', { level: 2 })).toHaveText(/\S/);
  const cards = section.locator('.feature-card');
  await expect(cards).toHaveCount(count);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(/\S/);
    await expect(card.locator('> p')).toHaveText(/.{40,}/);
    await expect(card.getByRole('listitem')).toHaveCount(3);
    const link = card.getByRole('link', { name: 'Get Started', exact: true });
    await expect(link).toHaveAttribute('href', '/contact');
    await expect(link).not.toHaveAttribute('target');
  }
  // One card is lit.
  const colors = await cards.locator('a .icon').evaluateAll((all) => all.map((arrow) => getComputedStyle(arrow).color));
  expect(colors.filter((color) => color === colors[0])).toHaveLength(1);
}
