import type { Browser } from './browser.ts';
import { findPuppeteerBrowser } from './puppeteer-browser.ts';
import { findWebKit } from './webkit-browser.ts';

export interface Engine {
  name: string;
  /** Starts the browser; undefined where this machine has none. */
  start: (() => Promise<Browser>) | undefined;
  /** What brings it, for the line that says it was passed over. */
  advice: string;
}

const debian = (packages: string) => `Debian and Ubuntu: apt install ${packages}`;

/** The three engines that visitors have. */
export const engines: readonly Engine[] = [
  { name: 'Chromium', start: findPuppeteerBrowser('chrome'), advice: debian('chromium') },
  { name: 'Firefox', start: findPuppeteerBrowser('firefox'), advice: debian('firefox-esr') },
  { name: 'WebKit', start: findWebKit(), advice: debian('webkit2gtk-driver xvfb') },
];
