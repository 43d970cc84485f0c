import type { Locator, Page } from '@playwright/test';
import type { Props as Portraits } from '../../../app/blocks/portraits/schema.ts';
import type { Props as TeamGrid } from '../../../app/blocks/team-grid/schema.ts';
import type { Person } from '../../../app/ui/media/portrait.tsx';
import { networkNames, opensInNewTab, profileOn } from '../../../app/ui/text/ui-texts.ts';
import { block, openingOf } from '../../support/blocks.ts';
import { expect, long, open, startScript, test } from '../../support/browser/fixtures.ts';
import {
  expectBreadcrumbHero,
  expectDrawn,
  expectLoaded,
  expectToLeave,
  hero,
  section,
} from '../../support/browser/parts.ts';
import { content } from '../../support/content.ts';

const members = Object.values(content.people);
const { join } = block<TeamGrid>('/team', 'team-grid');
const shown = members.find(({ to }) => to === '/team-details');

/** The person's profiles elsewhere, each named, in a new tab and large enough for a finger. */
async function expectProfiles(place: Locator, person: Person): Promise<void> {
  for (const network of Object.keys(networkNames) as (keyof typeof networkNames)[]) {
    const [label, address] = [networkNames[network], person[network]];
    const link = place.getByRole('link', { name: profileOn(person.name, label), exact: true });
    if (address === '') {
      await expect(link).toHaveCount(0);
      continue;
    }
    await expect(link).toHaveAccessibleDescription(opensInNewTab);
    await expectToLeave(link, address);
    const box = await link.boundingBox();
    // Four links, as high as a finger, fit below a portrait; on a phone two portraits are side by side.
    expect(box?.height).toBeGreaterThan(43.99);
    expect(box?.width).toBeGreaterThan(40);
  }
}

const places = (page: Page) => page.locator('main > section').nth(1).locator('ul').first().locator('> li');

for (const width of [1440, 390]) {
  test(`the people stand in the grid with portrait, name, role and profiles, at ${width} px${long(width !== 1440)}`, {
    tag: ['@RTE-12', '@TEM-01', '@TEM-02', '@TEM-03', '@TEM-04', '@A-40', '@ENT-05', '@T-39'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const response = await page.goto('/team');
    expect(response?.status()).toBe(200);
    await expectBreadcrumbHero(page, openingOf('/team'));
    // One more place than people is free.
    await expect(places(page)).toHaveCount(members.length + 1);
    for (const [index, person] of members.entries()) {
      const member = places(page).nth(index);
      const name = member.getByRole('heading', { name: person.name, exact: true });
      // Only people with a profile are linked; all name their duties here.
      const profile = name.getByRole('link');
      if (person.to) await expect(profile).toHaveAttribute('href', person.to);
      else await expect(profile).toHaveCount(0);
      await expect(member.getByRole('paragraph')).toHaveText([person.role, person.text]);
      await expectLoaded(member.getByRole('img', { name: person.name }));
      await expectProfiles(member, person);
    }
  });
}

test('the last place is free: it leads to the page it stands on, and to the contact page', {
  tag: ['@TEM-05', '@TEM-06', '@B-20', '@T-39'],
}, async ({ page }) => {
  await page.goto('/team');
  const links = places(page).last().getByRole('link');
  await expect(links).toHaveText([join.action.label, join.link.label]);
  await expect(links.first()).toHaveAttribute('href', '/team');
  await expect(links.last()).toHaveAttribute('href', '/contact');
  await startScript(page);
  await links.first().click();
  await expect(page).toHaveURL(/\/team$/);
  await links.last().click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('a portrait belongs to its name, and a mark keeps its own place', { tag: '@A-40' }, async ({ page }) => {
  await open(page, '/team');
  const index = members.findIndex(({ to }) => to);
  const linked = places(page).nth(index);
  const mark = linked.getByRole('link').last();
  await mark.scrollIntoViewIfNeeded();
  const hit = (place: Locator) =>
    place.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document
        .elementFromPoint(left + width / 2, top + height / 2)
        ?.closest('a')
        ?.getAttribute('href');
    });
  const { facebook, twitter, linkedin, instagram } = members[index] as Person;
  expect(await hit(mark)).toBe([facebook, twitter, linkedin, instagram].findLast((address) => address !== ''));
  expect(await hit(linked.getByRole('img'))).toBe(members[index]?.to);
  await linked.getByRole('img').click({ force: true });
  await expect(page).toHaveURL(`${members[index]?.to}`);
});

test('the profile holds all that the record has, and leads back to the team', {
  tag: ['@RTE-13', '@TEM-07', '@TEM-08', '@TEM-09', '@ENT-05', '@A-40'],
}, async ({ page }) => {
  if (!shown?.profile) throw new Error('Nobody has the profile at /team-details.');
  const { heading, paragraphs, responsibilities } = shown.profile;
  const response = await page.goto('/team-details');
  expect(response?.status()).toBe(200);
  await expectBreadcrumbHero(page, openingOf('/team-details'));
  await expect(hero(page)).toContainText(shown.role);
  const profile = section(page, heading);
  await expectLoaded(profile.getByRole('img', { name: shown.name }));
  await expect(profile.getByRole('paragraph')).toHaveText([shown.text, ...paragraphs]);
  for (const { text: point } of responsibilities.items)
    await expect(profile.getByRole('listitem').filter({ hasText: point })).toHaveCount(1);
  await expectProfiles(profile, shown);
  await startScript(page);
  await page.getByRole('link', { name: block<Portraits>('/team-details', 'portraits').links[0]?.label ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1, name: openingOf('/team').heading })).toBeFocused();
  // Icons of networks must be shown on a page that was opened without a reload.
  await expectDrawn(page);
});
