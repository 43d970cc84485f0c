import type { Props as Channels } from '../../../app/blocks/channels/schema.ts';
import type { Props as ContactWays } from '../../../app/blocks/contact-ways/schema.ts';
import type { Props as Faq } from '../../../app/blocks/faq/schema.ts';
import type { Props as IllustratedHero } from '../../../app/blocks/illustrated-hero/schema.ts';
import type { Props as NamedList } from '../../../app/blocks/named-list/schema.ts';
import type { Props as TalkRun } from '../../../app/blocks/talk-run/schema.ts';
import type { Action } from '../../../app/ui/link/action.ts';
import { phoneLink, site } from '../../../shared/site.ts';
import { block, pageAt } from '../../support/blocks.ts';
import { expect, needs, open, scrollWidth, startScript, test } from '../../support/browser/fixtures.ts';
import { describePage, expectDrawn, expectLink, hero, section } from '../../support/browser/parts.ts';
import { expectClosable, expectOwnFooter, expectQuestions } from '../products/product-page.ts';
import { expectAccounts } from './landing-page.ts';

const path = '/home-2';
const words = block<IllustratedHero>(path, 'illustrated-hero');
const abilities = block<NamedList>(path, 'named-list');
const claims = block<TalkRun>(path, 'talk-run').items;
const channels = block<Channels>(path, 'channels');
const letsTalk = block<ContactWays>(path, 'contact-ways');
const names = channels.items.map(({ name }) => name);

describePage(path, () => {
  test('the page opens by its address, with one header, one footer, and the chatbot on the first screen', {
    tag: ['@RTE-27', '@LND-01', '@LND-02', '@LND-23', '@LND-27', '@LND-31'],
  }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expectOwnFooter(page);
    await expectAccounts(page);
    await expect(hero(page).getByRole('heading', { level: 1 })).toHaveText(words.heading);
    await expectLink(hero(page).getByRole('link'), words.action as Action);
    await expect(hero(page).getByRole('link')).toBeInViewport();
    await expect(hero(page).getByRole('img')).toHaveAccessibleName(words.shot.alt);
  });

  test('abilities and claims stand in their order, each claim with a picture and a way to try it', {
    tag: ['@LND-03', '@LND-04', '@LND-05', '@LND-06', '@LND-07'],
  }, async ({ page }) => {
    await page.goto(path);
    const cards = section(page, abilities.heading).getByRole('listitem');
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText(abilities.items.map(({ title }) => title));
    await expect(cards.getByRole('paragraph')).toHaveText(abilities.items.map(({ text }) => text));

    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const order = claims.map(({ heading }) => headings.indexOf(heading));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    for (const claim of claims) {
      await expectLink(section(page, claim.heading).getByRole('link'), claim.action as Action);
      await expect(section(page, claim.heading).getByRole('figure')).toHaveAccessibleName(
        (claim.talk ?? claim.handover)?.alt ?? '',
      );
    }
  });

  test('the channels pass in two rows, in opposite directions, and stop when asked to', {
    tag: ['@LND-08', '@LND-09', '@LND-10', '@LND-11'],
  }, async ({ page }) => {
    await page.goto(path);
    const part = section(page, channels.heading);
    await expectLink(part.getByRole('link'), channels.action);

    // Assistive technology finds each once; the eye sees the same in both rows.
    await expect(part.getByRole('listitem')).toHaveText(names);
    const rows = part.locator('div:has(> ul)');
    await expect(rows).toHaveCount(2);
    for (const row of await rows.all()) {
      expect(new Set(await row.locator('li').allTextContents())).toEqual(new Set(names));
      for (const mark of await row.locator('li svg').all()) await expect(mark.locator('path')).not.toHaveCount(0);
    }

    const places = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().x));
    await part.scrollIntoViewIfNeeded();
    const [first = 0, second = 0] = await places();
    await expect.poll(async () => (await places())[0]).toBeLessThan(first - 5);
    await expect.poll(async () => (await places())[1]).toBeGreaterThan(second + 5);

    const stand = (state: string) =>
      Promise.all([0, 1].map((index) => expect(rows.nth(index)).toHaveCSS('animation-play-state', state)));
    // Avoids hover(): that waits for the row to stop.
    const box = await rows.first().boundingBox();
    await page.mouse.move(700, (box?.y ?? 0) + 20);
    await stand('paused');
    await page.mouse.move(5, 5);
    await stand('running');
    const pause = part.getByRole('checkbox', { name: channels.pause });
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

  test('where motion is unwelcome the channels stand still, each once @long', { tag: ['@LND-10', '@LND-11'] }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const part = section(page, channels.heading);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(part.locator('div:has(> ul)').first()).toHaveCSS('animation-name', 'none');
      await expect(part.locator('li:visible')).toHaveText(names);
      for (const channel of await part.locator('li:visible').all())
        expect((await channel.boundingBox())?.width).toBeLessThan(width);
      expect(await scrollWidth(page)).toBe(width);
    }
  });

  test('the questions are answered, the first at once, and a click on the open one closes it', {
    tag: ['@LND-26', '@STA-04', '@STA-05', '@STA-06'],
  }, async ({ page }) => {
    await page.goto(path);
    await expectQuestions(page, block<Faq>(path, 'faq'));
    await startScript(page);
    await expectClosable(page);
  });

  test('before the footer stand address, number and the way to the form, and on no other landing page', {
    tag: '@FTR-06',
  }, async ({ page }) => {
    await page.goto(path);
    const talk = page.locator('main > section').last();
    await expect(talk.getByRole('heading', { level: 2 })).toHaveText(letsTalk.heading);
    for (const [value, href] of [
      [site.email, `mailto:${site.email}`],
      [site.phone, phoneLink(site.phone)],
    ] as const)
      await expect(talk.getByRole('link').filter({ hasText: value })).toHaveAttribute('href', href);
    await expectLink(
      talk.getByRole('link', { name: letsTalk.action?.label ?? '', exact: true }),
      letsTalk.action as Action,
    );
    expect(JSON.stringify([pageAt('/'), pageAt('/home-3')])).not.toContain(letsTalk.heading);
  });

  test('a visitor who comes from another page finds pictures, marks and one header @long', {
    tag: ['@RTE-27', '@LND-11'],
  }, async ({ page }) => {
    needs('/home-2');
    await open(page, '/');
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expectDrawn(page);
  });
});
