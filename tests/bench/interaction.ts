import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { SiteServer } from '../support/site-server.ts';
import { openLine, slowLine } from './line.ts';
import { launchBrowser, median, visit } from './slow-browser.ts';

const sessions = 5;
const slowdown = 4;
const actsBeginMs = 1000;
const webVitals = readFileSync(
  fileURLToPath(import.meta.resolve('web-vitals')).replace(/web-vitals\.js$/, 'web-vitals.iife.js'),
  'utf8',
);

type Act = (page: Page) => Promise<void>;

const menu: Act = async (page) => {
  await page.getByRole('banner').locator('[data-menu] button').first().click();
  await page.locator('html[data-enhanced]').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.mouse.move(5, 600);
};
const type = (field: string, text: string): Act => {
  return (page) => page.locator(field).first().pressSequentially(text);
};
const press = (selector: string): Act => {
  return (page) => page.locator(selector).first().click();
};

const sendTwice: Act = async (page) => {
  await press('[type=submit]')(page);
  await press('.notice button')(page);
};

/** Acts of an impatient visitor, one second after the navigation. */
const pages: Record<string, readonly Act[]> = {
  '/': [menu, press('main h1'), (page) => page.keyboard.press('Tab')],
  '/contact': [type('#name', 'Ada Lovelace'), sendTwice, menu],
  '/pricing': [press('.joined-choice label:last-child'), press('details:nth-child(2) summary'), menu],
  '/faq-1': [
    press('.topic:nth-child(2) :is(label, button)'),
    press('.topic-panel:nth-child(2) details:nth-child(3) summary'),
    menu,
  ],
  '/login': [type('main [type=email]', 'ada@company.example'), press('.password-toggle'), press('[type=submit]')],
  '/blog-details': [press('[data-act=like]'), press('[data-act=save]'), menu],
  '/portfolio-details': [press('[data-enhance=picture-link]'), (page) => page.keyboard.press('Escape')],
  '/home-2': [press('[data-turn="1"]'), press('[data-turn="-1"]'), menu],
};

/** A click, and the first visible change. */
const reactions: Record<string, { path: string; click: string; seen: string }> = {
  'like button': {
    path: '/blog-details',
    click: '[data-act=like]',
    seen: '[data-act=like]:is([aria-busy=true], [aria-pressed=true])',
  },
  'show password': {
    path: '/login',
    click: '.password-toggle',
    seen: '.password-toggle:is([aria-busy=true], [aria-pressed=true])',
  },
  'picture in the viewer': {
    path: '/portfolio-details',
    click: '[data-enhance=picture-link]',
    seen: '[data-enhance=picture-link][aria-busy=true], .yarl__portal',
  },
  video: { path: '/service-details', click: '.play', seen: 'dialog.video-overlay[open]' },
};

/** Visible results: the like counted, the password shown, the viewer open. */
const done: Record<string, string> = {
  'like button': '[data-act=like][aria-pressed=true]',
  'show password': '.password-toggle[aria-pressed=true]',
  'picture in the viewer': '.yarl__slide_current img',
  video: '.video-frame > iframe',
};

/** The same moment for each build: an act that begins with the document or a script meets another part of their work. */
async function waitForActs(page: Page): Promise<void> {
  await page.evaluate((ms) => new Promise((next) => setTimeout(next, ms - performance.now())), actsBeginMs);
}

async function measureSession(browser: Browser, origin: string, path: string, acts: readonly Act[]): Promise<number> {
  const { page, context } = await visit(browser, origin, slowdown, async (fresh) => {
    await fresh.addInitScript(`${webVitals};addEventListener('DOMContentLoaded', () => webVitals.onINP(
      ({ value }) => { window.slowest = value; }, { reportAllChanges: true, durationThreshold: 16 }));`);
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await waitForActs(page);
  for (const act of acts) await act(page);
  // The last act is painted and reported by then.
  await page.waitForTimeout(1000);
  const slowest = await page.evaluate(() => (window as unknown as { slowest?: number }).slowest ?? 0);
  await context.close();
  return slowest;
}

/** Milliseconds from a click, one second after the navigation, to the frame of the first visible change. */
async function measureReaction(browser: Browser, origin: string, path: string, click: string, seen: string) {
  const { page, context } = await visit(browser, origin, slowdown, async (fresh) => {
    await fresh.addInitScript((selector) => {
      let clicked = 0;
      addEventListener('click', ({ timeStamp }) => (clicked ||= timeStamp), true);
      const look = () => {
        if (clicked && document.querySelector(selector))
          Object.assign(window, { reaction: performance.now() - clicked });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, seen);
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('html[data-script]').waitFor({ state: 'attached' });
  await waitForActs(page);
  await page.locator(click).first().click();
  const took = await page.waitForFunction(() => (window as unknown as { reaction?: number }).reaction);
  const milliseconds = Number(await took.jsonValue());
  await context.close();
  return milliseconds;
}

/** Milliseconds from a message, sent before any script is there, to the notice that it is stored. */
async function measureSend(browser: Browser, origin: string): Promise<number> {
  const { page, context } = await visit(browser, origin, slowdown);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    const words: Record<string, string> = { email: 'ada@company.example', phone: '+1 202 555 0110' };
    for (const field of document.querySelectorAll<HTMLInputElement>('.contact-form :is(input, textarea)'))
      field.value = words[field.name] ?? 'Ada Lovelace';
  });
  const started = performance.now();
  await page.locator('.contact-form [type=submit]').click({ noWaitAfter: true });
  await page.locator('dialog.notice[open]').waitFor();
  const took = performance.now() - started;
  await context.close();
  return took;
}

async function repeat(measure: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let session = 0; session < sessions; session += 1) all.push(await measure());
  return all;
}

const row = (name: string, all: readonly number[]) =>
  `| ${name} | ${median(all).toFixed(0)} | ${Math.max(...all).toFixed(0)} |`;

/** Measures the site's reactions to a visitor, as Markdown tables. */
export async function measureInteraction(): Promise<string> {
  const site = await SiteServer.start();
  const browser = await launchBrowser();
  const line = await openLine(site.url, slowLine);
  try {
    const inp: string[] = [];
    for (const [path, acts] of Object.entries(pages))
      inp.push(row(path, await repeat(() => measureSession(browser, line.url, path, acts))));
    const early: string[] = [];
    for (const [name, { path, click, seen }] of Object.entries(reactions)) {
      early.push(
        row(`${name}: first visible change`, await repeat(() => measureReaction(browser, line.url, path, click, seen))),
      );
      const end = done[name] ?? seen;
      early.push(row(`${name}: done`, await repeat(() => measureReaction(browser, line.url, path, click, end))));
    }
    early.push(row('a message sent before any script: notice', await repeat(() => measureSend(browser, line.url))));
    const head = ['| What | Median | Longest |', '| --- | ---: | ---: |'];
    return [
      '# How soon the site reacts to a visitor',
      '',
      'Made by `npm run bench -- interaction`. Milliseconds, at 1/4 processor speed, 150 ms latency, 1.6 Mbit/s;',
      `${sessions} first visits each.`,
      '',
      '## Interaction to next paint',
      '',
      'By `web-vitals`, in a session of clicks and keys that begins one second after the navigation.',
      '',
      ...head,
      ...inp,
      '',
      '## A click one second after the navigation',
      '',
      ...head,
      ...early,
      '',
    ].join('\n');
  } finally {
    line.close();
    await browser.close();
    await site.dispose();
  }
}
