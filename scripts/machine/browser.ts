import { existsSync } from 'node:fs';
import { Launcher } from 'chrome-launcher';
import { requirePackage } from './system-package.ts';

/** Nothing a browser does on its own may leave this machine, and root cannot use Chromium's sandbox. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The browser that is installed: `CHROME_PATH`, else whatever Chrome or Chromium the system has. */
function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : undefined;
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  try {
    return Launcher.getInstallations()[0];
  } catch {
    return undefined;
  }
}

/** A browser, or a new one from Debian's packages when this runs as root on Debian. @throws when there is none */
export function requireBrowser(): void {
  requirePackage(
    'chromium',
    () => findBrowser() !== undefined,
    'The browser tests need Chrome or Chromium: please install one (Debian and Ubuntu: apt install chromium), or set CHROME_PATH.',
  );
}

export function browserLaunchOptions(): { executablePath: string; args: string[] } {
  return { executablePath: findBrowser() ?? '', args: [...flags] };
}
