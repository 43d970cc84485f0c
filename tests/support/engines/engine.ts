import type { Browser } from './browser.ts';
import { findPuppeteerBrowser } from './puppeteer-browser.ts';
import { findWebKit } from './webkit-browser.ts';

export interface Engine {
  name: string;
  /** Starts the browser; undefined if this machine has none. */
  start: (() => Promise<Browser>) | undefined;
  /** Command to install the engine, for the line that reports it as skipped. */
  advice: string;
}

const debian = (packages: string) => `Debian and Ubuntu: apt install ${packages}`;

/** The three engines of visitors. */
export const engines: readonly Engine[] = [
  { name: 'Chromium', start: findPuppeteerBrowser('chrome'), advice: debian('chromium') },
  { name: 'Firefox', start: findPuppeteerBrowser('firefox'), advice: debian('firefox-esr') },
  { name: 'WebKit', start: findWebKit(), advice: debian('webkit2gtk-driver xvfb') },
];
