import { globSync, statSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Props as Bill } from '../../../app/blocks/bill/schema.ts';
import type { Props as Fingerprint } from '../../../app/blocks/fingerprint/schema.ts';
import type { Props as PageWeight } from '../../../app/blocks/page-weight/schema.ts';
import type { Props as Queue } from '../../../app/blocks/queue/schema.ts';
import type { PagePath } from '../../../shared/pages.ts';
import { block } from '../../support/blocks.ts';
import { accessibilityFaults, expect, long, noteRequests, open, test } from '../../support/browser/fixtures.ts';
import { section } from '../../support/browser/parts.ts';

const bill = block<Bill>('/finopcloud', 'bill');
const fingerprint = block<Fingerprint>('/signchain', 'fingerprint');
const pageWeight = block<PageWeight>('/services/web-development', 'page-weight');
const queue = block<Queue>('/services/app-development', 'queue');
const objects = [
  { path: '/signchain', name: 'fingerprint', heading: fingerprint.heading },
  { path: '/finopcloud', name: 'bill', heading: bill.heading },
  { path: '/services/app-development', name: 'queue', heading: queue.heading },
  { path: '/services/web-development', name: 'page-weight', heading: pageWeight.heading },
] satisfies { path: PagePath; name: string; heading: string }[];

const client = 'build/client';
const maxBytes = 4000;

const isStarted = (page: Page) => page.locator('.live[data-started]');

/** Uses the object once, with whatever it has. */
async function use(object: Locator): Promise<void> {
  await object.locator('button, input, textarea').first().focus();
  await expect(object.locator('[data-started]')).toHaveCount(1);
}

for (const { path, name, heading } of objects) {
  test(`the object on ${path} loads its own script at its first use, at most 4 kB, and nothing else${long(path !== objects[0]?.path)}`, async ({
    page,
  }) => {
    await open(page, path);
    const requests = noteRequests(page);
    const object = section(page, heading);
    await expect(isStarted(page)).toHaveCount(0);
    await use(object);
    for (const button of await object.getByRole('button').all()) await button.press('Enter');
    for (const radio of await object.getByRole('radio').all()) await radio.check();
    const scripts = requests.map((address) => new URL(address)).filter(({ pathname }) => pathname.endsWith('.js'));
    expect(scripts.some(({ pathname }) => pathname.includes(`run-${name}-`))).toBe(true);
    expect(scripts.reduce((sum, { pathname }) => sum + statSync(`${client}${pathname}.br`).size, 0)).toBeLessThan(
      maxBytes,
    );
    expect(requests.filter((address) => !/\.(js|svg|avif|jpg)$/.test(new URL(address).pathname))).toEqual([]);
  });

  test(`the object on ${path} has no fault for assistive technology, and nothing moves sideways${long(path !== objects[0]?.path)}`, async ({
    page,
  }) => {
    await open(page, path);
    await use(section(page, heading));
    expect(await accessibilityFaults(page, { within: '.live' })).toEqual([]);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const [inner, scroll] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
      expect(scroll).toBeLessThanOrEqual(inner as number);
    }
  });
}

test('every script of an object is weighed, also one that is added later', () => {
  const scripts = globSync('assets/run-*.js.br', { cwd: client });
  expect(scripts).toHaveLength(objects.length);
  for (const script of scripts) expect(statSync(`${client}/${script}`).size).toBeLessThan(maxBytes);
});
