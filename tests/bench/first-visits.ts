import { spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { freePort } from '../support/free-port.ts';
import { browserLaunchOptions } from '../support/machine/browser.ts';
import { makeCertificate, publicName } from '../support/site-certificate.ts';
import { SiteServer } from '../support/site-server.ts';
import { baselines, serveBaselines } from './baseline-server.ts';
import { lineHost, type NetworkLine, openNetworkLine, whyNoLine } from './network-line.ts';
import { median } from './slow-browser.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const slowdown = 4;
const lines: Record<string, NetworkLine> = {
  'slow: 75 ms each way, 1.6 Mbit/s': { delay: 75, speed: 1_600_000 },
  'usual: 40 ms each way, 9 Mbit/s': { delay: 40, speed: 9_000_000 },
};
const paths = ['/', '/services', '/pricing', '/blog-details', '/contact'];
/** Visitors come from another site, for which the browser has another process. */
const otherSite = pathToFileURL(resolve(import.meta.dirname, 'floor/words.html')).href;

/** The argument by which a browser trusts a certificate. One that only forgives it connects twice, and caches nothing. */
function trust(cert: string): string {
  const key = new X509Certificate(readFileSync(cert)).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

/** Serves the site and the floor behind nginx, by deploy/nginx/proxy.conf. */
async function serve(client: string) {
  const folder = mkdtempSync(join(tmpdir(), 'visits-'));
  const [port, plainPort, floorPort] = [await freePort(), await freePort(), await freePort()];
  const origin = `https://${publicName}:${port}`;
  const site = await SiteServer.start({ TRUST_PROXY: '127.0.0.1' });
  const floor = await serveBaselines(client);
  const { key, cert } = makeCertificate(folder);
  const recipe = readFileSync(resolve(import.meta.dirname, '../../deploy/nginx/proxy.conf'), 'utf8')
    .replaceAll(/listen \[::\].*\n/g, '\n')
    .replaceAll('www.company.com', publicName)
    .replace(/ssl_certificate .*/, `ssl_certificate ${cert};`)
    .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`);
  const siteConf = recipe
    .replaceAll('listen 443', `listen ${lineHost}:${port}`)
    .replaceAll('listen 80', `listen ${lineHost}:${plainPort}`)
    .replaceAll('127.0.0.1:3000', new URL(site.url).host);
  const floorConf = recipe
    .replaceAll('listen 443', `listen ${lineHost}:${floorPort}`)
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}/, '')
    .replaceAll(/\bwebsite\b/g, 'floor')
    .replaceAll('127.0.0.1:3000', new URL(floor.url).host);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user root; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr warn; events { }
http { access_log off; include /etc/nginx/mime.types; ${paths.join(' ')}\n${siteConf}\n${floorConf}\n}\n`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
  return {
    origin,
    trust: trust(cert),
    floor: `https://${publicName}:${floorPort}${baselines.words}`,
    async close() {
      nginx.kill();
      floor.close();
      await site.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Notes paints and events of each document. */
function watch(): void {
  const seen = Object.assign(window, { lcp: 0, fcp: 0, cls: 0, slowest: 0 });
  const on = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('layout-shift', (entry) => (seen.cls += (entry as unknown as { value: number }).value));
  on('event', ({ duration }) => (seen.slowest = Math.max(seen.slowest, duration)), { durationThreshold: 16 });
}

type Seen = { lcp: number; fcp: number; cls: number; slowest: number };
const read = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { lcp, fcp, cls, slowest } = window as unknown as Seen;
    return { lcp, fcp, cls, slowest };
  });

async function open(browser: Browser, isPhone: boolean) {
  const context = await browser.newContext({
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    ...(isPhone && { isMobile: true, hasTouch: true, deviceScaleFactor: 3 }),
  });
  const page = await context.newPage();
  await page.goto(otherSite);
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.enable');
  const loaded = { bytes: 0, requests: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    loaded.bytes += encodedDataLength;
    loaded.requests += 1;
  });
  return { context, page, loaded };
}

interface Visit extends Seen {
  kilobytes: number;
  requests: number;
  /** Whether the heading has the letters of the brand, and not those of the system. */
  isBrand: boolean;
}

const hasBrand = () => {
  const heading = document.querySelector('h1') as HTMLElement;
  const families = getComputedStyle(heading).fontFamily;
  const [inBrand, inSystem] = [families, families.split(',').slice(1).join()].map((fontFamily) => {
    const probe = heading.appendChild(document.createElement('span'));
    Object.assign(probe.style, { fontFamily, position: 'absolute', whiteSpace: 'nowrap' });
    probe.textContent = 'Solvane is set in the font of its brand';
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  });
  return inBrand !== inSystem;
};

async function visit(browser: Browser, url: string): Promise<Visit> {
  const { context, page, loaded } = await open(browser, true);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(500);
  const seen = await read(page);
  const isBrand = await page.evaluate(hasBrand);
  await context.close();
  return { ...seen, isBrand, kilobytes: loaded.bytes / 1000, requests: loaded.requests };
}

/** Milliseconds from a click in the header to the first words of the next page. Puppeteer, since others forbid drawing ahead. */
async function change(
  executablePath: string,
  args: readonly string[],
  origin: string,
  restMs: number,
): Promise<number> {
  const browser = await puppeteer.launch({
    executablePath,
    args: [...args],
    pipe: true,
    defaultViewport: { width: 1440, height: 900 },
  });
  const [page] = await browser.pages();
  if (!page) throw new Error('The browser has no page.');
  await page.emulateCPUThrottling(slowdown);
  await page.goto(origin, { waitUntil: 'networkidle0' });
  const link = await page.$('header a[href="/pricing"]');
  const place = await link?.clickablePoint();
  if (!place) throw new Error('/ has no link to /pricing in its header.');
  await page.mouse.move(place.x, place.y - 300);
  await page.mouse.move(place.x, place.y);
  if (restMs > 0) await new Promise((next) => setTimeout(next, restMs));
  const clicked = Date.now();
  // Puppeteer never sees a page that was fetched ahead end its request, nor one that was drawn ahead load.
  const arrived = Promise.any([
    page.waitForNavigation({ waitUntil: 'load' }),
    new Promise((resolve) => page.once('load', resolve)),
  ]);
  await Promise.all([arrived, page.mouse.click(place.x, place.y)]);
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntries();
          if (first) resolve(performance.timeOrigin + first.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await browser.close();
  return painted - clicked;
}

/** Milliseconds from an act to the frame that shows it. */
async function act(browser: Browser, url: string, what: (page: Page) => Promise<unknown>): Promise<number> {
  const { context, page } = await open(browser, true);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { slowest: 0 }));
  await what(page);
  await page.waitForTimeout(700);
  const { slowest } = await read(page);
  await context.close();
  return slowest;
}

/** Browsers report no event that took less than 16 ms. */
const inFrames = (milliseconds: number) => (milliseconds === 0 ? 'below 16' : milliseconds.toFixed(0));

async function measureOn(line: NetworkLine, client: string, named: string): Promise<string[]> {
  const network = await openNetworkLine(line);
  const served = await serve(client);
  const executablePath = network.wrap('/usr/bin/chromium');
  const args = [...browserLaunchOptions().args, `--host-resolver-rules=MAP ${publicName} ${lineHost}`, served.trust];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const urls = [served.floor, ...paths.map((path) => served.origin + path)];
    const visits = new Map(urls.map((url): [string, Visit[]] => [url, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const [url, made] of visits) made.push(await visit(browser, url));
    const of = (url: string, what: Exclude<keyof Visit, 'isBrand'>) =>
      median((visits.get(url) ?? []).map((each) => each[what]));
    const floorPaint = of(served.floor, 'lcp');
    const rows = urls.map((url) => {
      const name = url === served.floor ? 'words alone' : url.slice(served.origin.length);
      const ratio = (of(url, 'lcp') / floorPaint).toFixed(2);
      const all = visits.get(url) ?? [];
      const brand = url === served.floor ? '' : `${all.filter(({ isBrand }) => isBrand).length} of ${all.length}`;
      const figures = (['fcp', 'lcp'] as const).map((what) => of(url, what).toFixed(0));
      return `| ${[name, ...figures, ratio, of(url, 'cls').toFixed(3), of(url, 'kilobytes').toFixed(0), of(url, 'requests'), brand].join(' | ')} |`;
    });
    const many = async (name: string, measure: () => Promise<number>) => {
      const all: number[] = [];
      for (let round = 0; round < rounds; round += 1) all.push(await measure());
      return `| ${name} | ${inFrames(median(all))} | ${inFrames(Math.max(...all))} |`;
    };
    const acts = [
      await many('next page, at once', () => change(executablePath, args, served.origin, 0)),
      await many('next page, after 1.5 s over the link', () => change(executablePath, args, served.origin, 1500)),
      await many('menu of a phone', () => act(browser, served.origin, (page) => page.locator('.menu-button').click())),
      await many('question of /faq-1', () =>
        act(browser, `${served.origin}/pricing`, (page) =>
          page.locator('details:nth-child(2) summary').first().click(),
        ),
      ),
      await many('first letter of the form', () =>
        act(browser, `${served.origin}/contact`, async (page) => {
          await page.locator('#name').focus();
          await page.keyboard.press('a');
        }),
      ),
    ];
    return [
      `## ${named}`,
      '',
      '| Page | First paint | LCP | To the floor | Shift | kB | Requests | Letters of the brand |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...rows,
      '',
      '| Act | Median | Longest |',
      '| --- | ---: | ---: |',
      ...acts,
      '',
    ];
  } finally {
    await browser.close();
    await served.close();
    network.close();
  }
}

/** First visits on a real TCP line, beside a page of words alone, as Markdown tables. */
export async function measureFirstVisits(client: string): Promise<string> {
  const reason = whyNoLine();
  if (reason) throw new Error(`\`npm run bench -- line\` cannot run here: ${reason}.`);
  const tables: string[] = [];
  for (const [name, line] of Object.entries(lines)) tables.push(...(await measureOn(line, client, name)));
  return [
    '# First visits on a TCP line',
    '',
    `Made by \`npm run bench -- line\`. Packets go to a browser in a network namespace of its own, TLS and HTTP/2 by nginx with`,
    `\`deploy/nginx/proxy.conf\`, a phone at 1/${slowdown} of the processor. Medians of ${rounds}, milliseconds. The visitor comes from another site,`,
    'and the browser trusts the certificate. The floor is a page with the words of the home page.',
    '',
    ...tables,
  ].join('\n');
}
