import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { browserLaunchOptions } from '../support/machine/browser.ts';

const run = promisify(execFile);
const own = resolve(import.meta.dirname, 'lighthouse');
const command = join(own, 'node_modules/lighthouse/cli/index.js');
const whole = '/usr/bin/chromium';

/** Used fields of Lighthouse's report. */
interface LighthouseReport {
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
}

/** Lighthouse has a package of its own: it brings 114 packages that nothing else needs. */
export function installLighthouse(): void {
  if (existsSync(command)) return;
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Please run this through npm: npm run bench.');
  execFileSync(process.execPath, [npm, 'ci', '--ignore-scripts', '--prefix', own], { stdio: 'inherit' });
}

/**
 * Measures a first visit on an emulated phone. Repeats it when Lighthouse has lost the trace.
 * @throws when it could not read the page three times
 */
export async function askLighthouse(url: string, category: string): Promise<LighthouseReport> {
  const { executablePath, args } = browserLaunchOptions();
  const flags = ['--headless=new', ...args].join(' ');
  const options = ['--output=json', '--quiet', `--only-categories=${category}`, '--no-enable-error-reporting'];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const report = await run(process.execPath, [command, url, ...options, `--chrome-flags=${flags}`], {
      env: { ...process.env, CHROME_PATH: existsSync(whole) ? whole : executablePath },
      maxBuffer: 1e9,
    }).catch((lost: Error) => console.warn(`${url}, attempt ${attempt + 1}: ${lost.message.split('\n').at(1)}`));
    if (report) return JSON.parse(report.stdout);
  }
  throw new Error(`Lighthouse could not read ${url}.`);
}
