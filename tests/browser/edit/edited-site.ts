import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base } from '../../support/browser/fixtures.ts';
import { freePort } from '../../support/free-port.ts';
import { SiteCopy } from '../../support/site-copy.ts';
import { example } from '../site/own-records-site.ts';
import { secretContent, secrets } from './secrets.ts';

export const article = 'content/articles/invoices-without-typing.md';

/** A copy of the site with an article, and `npm run edit` in it. */
export interface EditedSite {
  copy: SiteCopy;
  /** Printed address, token included. */
  address: string;
  origin: string;
  read: (file: string) => string;
}

/**
 * Starts `npm run dev` in a copy of the site.
 * @returns its address, and ends it
 */
export async function startDev(folder: string, env: Record<string, string> = {}) {
  const [port, apiPort] = [await freePort(), await freePort()];
  const tool = spawn(join(folder, 'node_modules/.bin/node'), ['scripts/dev.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      OPS_PORT: '0',
      DATABASE_URL: `sqlite:${join(folder, 'own/leads.db')}`,
      ...env,
    },
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [tool.stdout, tool.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('store-open')) resolve();
      });
    tool.once('exit', () => reject(new Error(said)));
  });
  return {
    url: `http://localhost:${port}`,
    async stop(): Promise<void> {
      const ended = once(tool, 'exit');
      tool.kill();
      await ended;
    },
  };
}

export const test = base.extend<object, { edited: EditedSite; developed: string }>({
  edited: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const copy = new SiteCopy();
      copy.write(article, example);
      // Secrets come first: Vite restarts when it finds another .env.
      for (const file of secrets) copy.write(file, secretContent);
      const node = join(copy.folder, 'node_modules/.bin/node');
      const tool = spawn(node, ['scripts/edit/edit.ts'], { cwd: copy.folder, env: { ...process.env, EDIT_PORT: '0' } });
      let said = '';
      const address = await new Promise<string>((resolve, reject) => {
        const listen = (chunk: Buffer) => {
          said += chunk.toString();
          const [found] = /http:\S+/.exec(said) ?? [];
          if (found) resolve(found);
        };
        tool.stdout.on('data', listen);
        tool.stderr.on('data', listen);
        tool.once('exit', () => reject(new Error(said)));
      });
      const read = (file: string) => readFileSync(join(copy.folder, file), 'utf8');
      await use({ copy, address, origin: new URL(address).origin, read });
      tool.kill();
      copy.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  /** Address of `npm run dev` in the same copy. */
  developed: [
    async ({ edited }, use) => {
      const dev = await startDev(edited.copy.folder);
      await use(dev.url);
      await dev.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  page: async ({ page, edited }, use) => {
    await page.goto(edited.address);
    await use(page);
  },
});

export const field = (page: Page) => page.getByRole('textbox', { name: 'Words' });
export const objection = (page: Page) => page.locator('#edit-tools').getByRole('alert');

/** Clicks first letters, since a paragraph may be wider than its words. */
export const clickWords = (page: Page, words: string) =>
  page
    .getByRole('main')
    .getByText(words)
    .click({ position: { x: 12, y: 12 } });

/** Opens the list of all words of the page and chooses these. */
export async function choose(page: Page, words: string | RegExp): Promise<void> {
  await page.locator('#edit-tools .words > summary').click();
  await page.locator('#edit-tools .words li').getByRole('button', { name: words }).first().click();
}

/** Gives the field new words and waits for the new page. */
export async function save(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await reloaded;
}

/** The lines that differ, as `[before, after]`. */
export function changedLines(before: string, after: string): [string, string][] {
  const [one, other] = [before.split('\n'), after.split('\n')];
  if (one.length !== other.length) throw new Error(`${one.length} lines before, ${other.length} after.`);
  return one.flatMap((line, index): [string, string][] => (line === other[index] ? [] : [[line, other[index] ?? '']]));
}
