import { existsSync } from 'node:fs';
import { Launcher } from 'chrome-launcher';
import { canInstall, requirePackage } from './system-package.ts';

/** Browsers' own requests must not leave this machine, and root cannot use Chromium's sandbox. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The same engine without a window: it needs a quarter less of the processor for a page. */
const shell = '/usr/bin/chromium-headless-shell';

/** The installed browser: `CHROME_PATH`, else the system's Chrome or Chromium. */
function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const debian = [shell, '/usr/bin/chromium'].find((path) => existsSync(path));
  if (debian) return debian;
  try {
    return Launcher.getInstallations()[0];
  } catch {
    return undefined;
  }
}

/** A browser with extensions: the headless shell has none. */
export function findWholeBrowser(): string | undefined {
  const named = [process.env.CHROME_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));
  return named === shell ? undefined : named;
}

/**
 * Installs a browser if needed: on Debian as root the shell, from the system packages, or Chromium if there is no
 * shell; elsewhere it takes the installed one.
 * @throws when there is none
 */
export function requireBrowser(): void {
  const advice =
    'The browser tests need Chrome or Chromium: please install one (Debian and Ubuntu: apt install chromium), or set CHROME_PATH.';
  const isThere = () => findBrowser() !== undefined;
  if (canInstall() && !process.env.CHROME_PATH) {
    try {
      requirePackage('chromium-headless-shell', () => existsSync(shell), advice);
    } catch {
      console.warn('!! chromium-headless-shell cannot be installed: the browser tests take longer in a whole browser.');
    }
  }
  requirePackage('chromium', isThere, advice);
}

export function browserLaunchOptions(): { executablePath: string; args: string[] } {
  return { executablePath: findBrowser() ?? '', args: [...flags] };
}
