import { existsSync } from 'node:fs';
import puppeteer, { type KeyInput, type Page, type Browser as PuppeteerBrowser } from 'puppeteer-core';
import { browserLaunchOptions } from '../machine/browser.ts';
import type { Browser, BrowserPage, Key } from './browser.ts';

const firefox = '/usr/bin/firefox-esr';

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export function findPuppeteerBrowser(browser: 'chrome' | 'firefox'): (() => Promise<Browser>) | undefined {
  const chrome = browserLaunchOptions();
  const executablePath = browser === 'firefox' ? firefox : chrome.executablePath;
  if (!existsSync(executablePath)) return undefined;
  const args = browser === 'firefox' ? [] : chrome.args;
  return async () => wrap(await puppeteer.launch({ browser, executablePath, args, headless: true }));
}

function wrap(browser: PuppeteerBrowser): Browser {
  return {
    async openPage(width, height) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      return new PuppeteerPage(page);
    },
    close: () => browser.close(),
  };
}

class PuppeteerPage implements BrowserPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(url: string) {
    await this.#page.goto(url, { waitUntil: 'load' });
  }

  run<Result, Args extends readonly unknown[]>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return this.#page.evaluate(inPage as unknown as (...args: unknown[]) => Result, ...args) as Promise<Result>;
  }

  async click(selector: string) {
    // Waits until it rests uncovered.
    await this.#page.locator(selector).click();
  }

  async hover(selector: string) {
    await this.#page.hover(selector);
  }

  async type(text: string) {
    await this.#page.keyboard.type(text);
  }

  async press(key: Key) {
    await this.#page.keyboard.press(key satisfies KeyInput);
  }
}
