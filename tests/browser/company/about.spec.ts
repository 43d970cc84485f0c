import type { Locator, Page } from '@playwright/test';
import type { Props as ContactWays } from '../../../app/blocks/contact-ways/schema.ts';
import type { Props as Counters } from '../../../app/blocks/counters/schema.ts';
import type { Props as Invitation } from '../../../app/blocks/invitation/schema.ts';
import type { Props as Mission } from '../../../app/blocks/mission/schema.ts';
import type { Props as NamedList } from '../../../app/blocks/named-list/schema.ts';
import type { Props as Portraits } from '../../../app/blocks/portraits/schema.ts';
import { networkNames, opensInNewTab, profileOn } from '../../../app/ui/text/ui-texts.ts';
import type { PagePath } from '../../../shared/pages.ts';
import { phoneLink, site } from '../../../shared/site.ts';
import { block, openingOf } from '../../support/blocks.ts';
import { expect, long, open, test } from '../../support/browser/fixtures.ts';
import {
  expectBreadcrumbHero,
  expectLink,
  expectLoaded,
  expectToLeave,
  recordOf,
  section,
} from '../../support/browser/parts.ts';

const about = {
  counters: block<Counters>('/about', 'counters'),
  hero: openingOf('/about'),
};
const mission = block<Mission>('/about', 'mission');
const managementTeam = block<Invitation>('/about', 'invitation');
const values = block<NamedList>('/about', 'named-list');
const coreTeam = block<Portraits>('/about', 'portraits');
const contact = block<ContactWays>('/about', 'contact-ways');
const figures = about.counters.items;
const counters = (page: Page) => page.getByRole('region', { name: about.counters.name ?? '' }).getByRole('listitem');
/** The moving figure; the one beside it is read out. */
const moving = (counters: Locator) => counters.locator('[data-figure] > span');

test('the page about the company has the shared layout, its place, its values and its contacts', {
  tag: ['@RTE-04', '@ABT-01', '@ABT-02', '@ABT-08', '@ABT-09', '@ABT-10', '@ABT-11', '@ABT-12', '@T-27', '@GEN-11'],
}, async ({ page }) => {
  const response = await page.goto('/about');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(recordOf('/about').title);
  await expectBreadcrumbHero(page, about.hero);
  for (const { heading, text, action } of [mission, { ...managementTeam, text: managementTeam.lead }]) {
    const link = section(page, heading).getByRole('link', { name: action.label, exact: true });
    await expect(section(page, heading).getByText(text, { exact: true })).toBeVisible();
    await expectLink(link, action);
  }
  const tiles = section(page, values.heading).getByRole('listitem');
  await expect(tiles.getByRole('heading', { level: 3 })).toHaveText(values.items.map(({ title }) => title));
  await expect(tiles.getByRole('paragraph')).toHaveText(values.items.map(({ text }) => text));
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`the figures count up once when they are scrolled to, in a window of ${size.width} by ${size.height}${long(size.width !== 390)}`, {
    tag: ['@ABT-03', '@ABT-04', '@ABT-05', '@ABT-06', '@ABT-07', '@B-32', '@T-18'],
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, '/about');
    const shown = moving(counters(page));
    await expect(shown).toHaveText(figures.map(({ figure }) => figure));
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
    for (const [index, { figure, label }] of figures.entries()) {
      const numbers = (series[index] ?? []).map((text) => Number.parseInt(text, 10));
      const climb = numbers.slice(numbers.indexOf(Math.min(...numbers)));
      expect(climb[0]).toBeLessThan(climb.at(-1) ?? 0);
      expect(climb).toEqual([...climb].sort((a, b) => a - b));
      expect(series[index]?.at(-1)).toBe(figure);
      await expect(counters(page).nth(index)).toContainText(label);
    }
    // Returning: no new count.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await seenIn(moving(counters(page).first()))).toEqual([figures[0]?.figure]);
  });
}

/** Texts of the figure in a few frames after it was scrolled to. */
function seenIn(figure: Locator): Promise<(string | null)[]> {
  return figure.evaluate(async (element) => {
    const texts = new Set<string | null>();
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let frame = 0; frame < 15; frame++) {
      texts.add(element.textContent);
      await new Promise((next) => requestAnimationFrame(next));
    }
    return [...texts];
  });
}

test('the people who lead the company stand with portrait, role, description and profile @long', {
  tag: ['@ABT-13', '@ABT-14', '@ABT-15', '@ABT-16', '@ABT-17', '@A-40'],
}, async ({ page }) => {
  await page.goto('/about');
  const cards = section(page, coreTeam.heading).getByRole('article');
  await expect(cards).toHaveCount(coreTeam.members?.length ?? 0);
  for (const [index, { name, role, text, linkedin }] of coreTeam.members?.entries() ?? []) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(name);
    await expect(card.getByRole('paragraph')).toHaveText([role, text]);
    await expectLoaded(card.getByRole('img', { name }));
    const profile = card.getByRole('link');
    if (linkedin === '') {
      await expect(profile).toHaveCount(0);
      continue;
    }
    await expect(profile).toHaveAccessibleName(profileOn(name, networkNames.linkedin));
    await expect(profile).toHaveAccessibleDescription(opensInNewTab);
    await expectToLeave(profile, linkedin);
  }
});

test('address and number are those of the top bar', { tag: ['@ABT-18', '@ABT-19'] }, async ({ page }) => {
  await page.goto('/about');
  for (const { value, href } of [
    { value: site.email, href: `mailto:${site.email}` },
    { value: site.phone, href: phoneLink(site.phone) },
  ]) {
    await expect(section(page, contact.heading).getByRole('link').filter({ hasText: value })).toHaveAttribute(
      'href',
      href,
    );
    await expect(page.getByRole('banner').locator(`a[href="${href}"]`).first()).toContainText(value);
  }
});

test('the figures stand on no other page', { tag: ['@A-58', '@CST-01'] }, async ({ page }) => {
  for (const path of ['/', '/signchain', '/why-choose-us', '/service-details'] satisfies PagePath[]) {
    const words = await (await page.request.get(path)).text();
    for (const { figure, label } of figures) {
      expect(words, path).not.toContain(label);
      const visible = words.replace(/<style>.*?<\/style>/gs, '');
      expect(visible, path).not.toMatch(new RegExp(`>[^<]*${figure.replace('+', '\\+')}`));
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the final figures are there from the start', { tag: ['@ABT-03', '@B-32'] }, async ({ page }) => {
    await page.goto('/about');
    await expect(moving(counters(page))).toHaveText(figures.map(({ figure }) => figure));
    await expect(counters(page)).toContainText(figures.map(({ label }) => label));
  });
});

test('a visitor who wants no motion sees no counting', { tag: ['@ABT-03', '@B-32'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about');
  expect(await seenIn(moving(counters(page).first()))).toEqual([figures[0]?.figure]);
});
