import { expectClosable, expectOwnFooter, questions, section } from '../products/product-page.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

const path = '/home-2';

test('the page opens by its address, with one header, one footer, and the chatbot on the first screen', {
  tag: ['@RTE-27', '@LND-01', '@LND-02', '@LND-23', '@LND-27', '@LND-31'],
}, async ({ page }) => {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expectOwnFooter(page);
  const header = page.getByRole('banner');
  for (const [name, to] of [
    ['Log in', '/login'],
    ['Sign up', '/signup'],
  ] as const)
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Enhance your communication skills with AI');
  const start = hero.getByRole('link', { name: 'Start Chatting for Free', exact: true });
  await expect(start).toHaveAttribute('href', '/contact');
  await expect(start).toBeInViewport();
  await expect(hero.getByRole('img', { name: /conversation/ })).toBeVisible();
});

test('three abilities and three claims stand in their order, each claim with a way to try it', {
  tag: ['@LND-03', '@LND-04', '@LND-05', '@LND-06', '@LND-07'],
}, async ({ page }) => {
  await page.goto(path);
  const abilities = page.locator('main article');
  await expect(abilities.getByRole('heading', { level: 3 })).toHaveText([
    'Multilingual Support',
    'Intent Recognition',
    'Context Management',
  ]);
  for (const ability of await abilities.all()) await expect(ability.locator('p')).toHaveText(/.{40,}/);

  const claims = [
    'Expression of like human attitude',
    'Faster means of communication',
    'Always provide the best answer',
  ];
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.filter((heading) => claims.includes(heading))).toEqual(claims);
  for (const claim of claims) {
    const tryIt = section(page, claim).getByRole('link');
    await expect(tryIt).toHaveText('Try It Now');
    await expect(tryIt).toHaveAttribute('href', '/contact');
    await expect(section(page, claim).getByRole('img', { name: /.{30,}/ })).toHaveCount(1);
  }
  await expect(page.getByRole('link', { name: 'Try It Now', exact: true })).toHaveCount(3);
});

const channels = ['WhatsApp', 'Messenger', 'Instagram', 'Telegram', 'Discord', 'LINE', 'Viber', 'WeChat', 'Gmail'];

test('nine channels pass in two rows, in opposite directions, and stop when asked to', {
  tag: ['@LND-08', '@LND-09', '@LND-10', '@LND-11'],
}, async ({ page }) => {
  await page.goto(path);
  const part = section(page, 'Integrates your favorite channels');
  await expect(part.getByRole('link')).toHaveText('Explore Integrations');
  await expect(part.getByRole('link')).toHaveAttribute('href', '/contact');
  await expect(part.getByRole('link')).not.toHaveAttribute('target');

  // What assistive technology finds: each of the nine once. What the eye finds: the same nine in both rows.
  await expect(part.getByRole('listitem')).toHaveText(channels);
  const rows = part.locator('.channel-row');
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) {
    const names = await row.locator('li').allTextContents();
    expect(new Set(names)).toEqual(new Set(channels));
    for (const mark of await row.locator('li svg path').all()) await expect(mark).toHaveAttribute('d', /.{50,}/);
  }

  const places = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().x));
  await part.scrollIntoViewIfNeeded();
  const [first = 0, second = 0] = await places();
  await expect.poll(async () => (await places())[0]).toBeLessThan(first - 5);
  await expect.poll(async () => (await places())[1]).toBeGreaterThan(second + 5);

  const stand = (state: string) =>
    Promise.all([0, 1].map((index) => expect(rows.nth(index)).toHaveCSS('animation-play-state', state)));
  // Not hover(): that waits until the row stands still.
  const box = await part.locator('.channel-rows').boundingBox();
  await page.mouse.move(700, (box?.y ?? 0) + 20);
  await stand('paused');
  await page.mouse.move(5, 5);
  await stand('running');
  const pause = part.getByRole('checkbox', { name: 'Pause the moving rows' });
  await pause.focus();
  await page.keyboard.press('Tab');
  await stand('running');
  await page.keyboard.press('Shift+Tab');
  await stand('paused');
  await page.keyboard.press('Tab');
  await pause.check();
  await page.mouse.move(5, 5);
  await stand('paused');
});

test('where motion is unwelcome the channels stand still, each once', { tag: ['@LND-10', '@LND-11'] }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const part = section(page, 'Integrates your favorite channels');
    await expect(part.locator('.channel-row').first()).toHaveCSS('animation-name', 'none');
    await expect(part.locator('li:visible')).toHaveText(channels);
    for (const channel of await part.locator('li:visible').all())
      expect((await channel.boundingBox())?.width).toBeLessThan(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('five questions are answered, the first at once, and a click on the open one closes it', {
  tag: ['@LND-26', '@STA-04', '@STA-05', '@STA-06'],
}, async ({ page }) => {
  await page.goto(path);
  await expect(questions(page)).toHaveCount(5);
  for (const [index, question] of (await questions(page).all()).entries()) {
    await expect(question.locator('h3')).toHaveText(/\?$/);
    await expect(question.locator('p')).toBeVisible({ visible: index === 0 });
  }
  await hydrated(page);
  await expectClosable(page);
});

test("before the footer stands 'Let's talk' with address, number and the way to the form, and on no other landing page", {
  tag: '@FTR-06',
}, async ({ page }) => {
  await page.goto(path);
  const talk = page.locator('main > section').last();
  await expect(talk.getByRole('heading', { level: 2 })).toHaveText("Let's talk");
  await expect(talk.getByRole('link', { name: /hello@solvane\.example/ })).toHaveAttribute(
    'href',
    'mailto:hello@solvane.example',
  );
  await expect(talk.getByRole('link', { name: /\+1 202 555 0110/ })).toHaveAttribute('href', 'tel:+12025550110');
  await expect(talk.getByRole('link', { name: 'Contact Us', exact: true })).toHaveAttribute('href', '/contact');
  for (const other of ['/', '/home-3']) {
    await page.goto(other);
    await expect(page.getByText("Let's talk", { exact: true })).toHaveCount(0);
  }
});

test('a visitor who comes from another page finds pictures, marks and one header', {
  tag: ['@RTE-27', '@LND-11'],
}, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('main').locator('a[href="/home-2"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enhance your communication skills with AI');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  for (const icon of await page.locator('main svg').all()) await expect(icon.locator('> *').first()).toBeAttached();
  await expect(page.locator('.channel-row path').first()).toHaveAttribute('d', /.{50,}/);
});
