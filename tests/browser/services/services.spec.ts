import { expect, test } from '../support/fixtures.ts';

test.beforeEach(async ({ page }) => {
  const response = await page.goto('/services');
  expect(response?.status()).toBe(200);
});

test('the services page names its subject in the shared layout and leads on to a conversation', {
  tag: '@RTE-16',
}, async ({ page }) => {
  await expect(page.locator('body > header, body > footer')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1, name: /services/i })).toBeVisible();
  const start = page.locator('main').getByRole('link', { name: 'Get Started', exact: true });
  await expect(start).toHaveAttribute('href', '/contact');
});

test("eight skills stand under 'Our Offerings', and none is a link", {
  tag: ['@SOV-01', '@SOV-02'],
}, async ({ page }) => {
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Our Offerings' }) });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Strategic Consulting',
    'Advanced Technology Implementation',
    'Smart Contract Development',
    'AI-Powered Data Analysis',
    'Compliance & Quality',
    'Product Engineering',
    'Speech Recognition',
    'Computer Vision',
  ]);
  await expect(section.getByRole('link')).toHaveCount(0);
  for (const tile of await section.getByRole('listitem').all()) {
    await expect(tile.locator('svg > *').first()).toBeAttached();
    await expect(tile.locator('p')).toHaveText(/.{30,}/);
  }
});

test("nine kinds of work stand under 'Our Works', under one sun that moves on", {
  tag: ['@SOV-03', '@SOV-04'],
}, async ({ page }) => {
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Our Works' }) });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Blockchain',
    'Generative AI',
    'Mobile & Web',
    'Custom Software',
    'Dedicated Teams',
    'Product Engineering',
    'Application Integration & Legacy Migration',
    'Quality Assurance',
    'Cloud Support & Management',
  ]);
  await expect(section.getByRole('link')).toHaveCount(0);
  const pictures = await section.locator('.work-picture').evaluateAll((all) => all.map((picture) => picture.innerHTML));
  expect(new Set(pictures).size).toBe(9);
});

test('onboarding explains three steps with what they leave and how long they take', {
  tag: ['@SOV-05', '@SOV-06', '@SOV-07', '@SOV-08', '@SOV-09', '@SOV-10', '@SOV-11', '@ENT-14'],
}, async ({ page }) => {
  const section = page.locator('section').filter({ has: page.locator('.steps') });
  await expect(section.locator('.section-head > p')).toHaveText(/.{60,}/);
  const steps = section.locator('.step');
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Discover & Define',
    'Blueprint',
    'Execution and Delivery',
  ]);
  for (const [index, duration] of ['1 to 2 weeks', '1 to 3 months', 'project dependent'].entries()) {
    const step = steps.nth(index);
    await expect(step.getByText(duration, { exact: true })).toBeVisible();
    await expect(step.locator('.step-content')).toHaveText(/.{40,}/);
    const outcomes = await step.getByRole('listitem').count();
    expect(outcomes).toBeGreaterThanOrEqual(3);
    expect(outcomes).toBeLessThanOrEqual(4);
  }
});

test('a diagram below the steps shows the whole process and says so without eyes', {
  tag: '@SOV-12',
}, async ({ page }) => {
  const diagram = page.getByRole('img', { name: /development process/i });
  const words = await diagram.locator('text').allTextContents();
  expect(words.length).toBeGreaterThan(5);
  const name = (await diagram.getAttribute('aria-label')) ?? '';
  for (const word of words) expect(name.toLowerCase()).toContain(word.toLowerCase());
  const [steps, picture] = await Promise.all([page.locator('.steps').boundingBox(), diagram.boundingBox()]);
  expect(picture?.y).toBeGreaterThan((steps?.y ?? 0) + (steps?.height ?? 0));
});

test('three engagement models lead to the contact page, below the diagram', {
  tag: ['@ENG-01', '@ENG-02', '@ENT-13'],
}, async ({ page }) => {
  const models = page.locator('.model');
  await expect(models.getByRole('heading', { level: 3 })).toHaveText([
    'Fixed Cost Projects',
    'Offshore Development Center',
    'Build Operate Transfer',
  ]);
  for (const model of await models.all()) {
    await expect(model.getByRole('img', { name: /.{20,}/ })).toBeVisible();
    await expect(model.locator('.model-subtitle')).toHaveText(/\S/);
    await expect(model.locator('.model-subtitle + p')).toHaveText(/.{60,}/);
    await expect(model.getByRole('link', { name: 'Contact Us', exact: true })).toHaveAttribute('href', '/contact');
  }
  const [diagram, first] = await Promise.all([page.locator('.process').boundingBox(), models.first().boundingBox()]);
  expect(first?.y).toBeGreaterThan(diagram?.y ?? Number.POSITIVE_INFINITY);
});
