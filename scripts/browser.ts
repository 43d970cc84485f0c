import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Launcher } from 'chrome-launcher';

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
export function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : undefined;
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  try {
    return Launcher.getInstallations()[0];
  } catch {
    return undefined;
  }
}

/**
 * The installed browser, or a new one from Debian's packages when this runs as root on Debian.
 * @throws with one line that says what to install
 */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const advice =
    'The browser tests need Chrome or Chromium: please install one (Debian and Ubuntu: apt install chromium), or set CHROME_PATH.';
  if (process.getuid?.() !== 0 || !hasApt()) throw new Error(advice);
  console.log('Installing Chromium from the system packages (about half a minute) ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const { status } = spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed. ${advice}`);
  }
  const installed = findBrowser();
  if (!installed) throw new Error(advice);
  return installed;
}

function hasApt(): boolean {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export function browserLaunchOptions(): { executablePath: string; args: string[] } {
  return { executablePath: findBrowser() ?? '', args: flags };
}
