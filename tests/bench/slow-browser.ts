import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserLaunchOptions } from '../support/machine/browser.ts';

const whole = '/usr/bin/chromium';

/** Prefers a whole browser: the headless shell fetches nothing ahead. */
export function launchBrowser(): Promise<Browser> {
  const options = browserLaunchOptions();
  return chromium.launch(existsSync(whole) ? { ...options, executablePath: whole } : options);
}

/** A first visit, with the processor slowed down by a factor. */
export async function visit(
  browser: Browser,
  baseURL: string,
  slowdown: number,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await prepare?.(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, context };
}

export const median = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN;
