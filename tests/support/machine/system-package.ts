import { execFileSync, spawnSync } from 'node:child_process';

/** Whether system packages can be installed without asking anybody: as root on Debian and its relatives. */
export function canInstall(): boolean {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

/** What apt-get is told one after the other, with nobody there to answer its questions. */
export const installCalls = (...names: string[]): string[][] => [
  ['update', '-qq'],
  ['install', '-y', '-qq', '--no-install-recommends', ...names],
];

/** @throws with `advice` if it did not work */
function installPackage(name: string, advice: string): void {
  console.log(`Installing ${name} from the system packages (about half a minute) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of installCalls(name)) {
    const { status } = spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed. ${advice}`);
  }
}

/**
 * Sees to it that something is there, by a system package where this may install one.
 * @throws with `advice`, one line that says what to install
 */
export function requirePackage(name: string, isThere: () => boolean, advice: string): void {
  if (isThere()) return;
  if (canInstall()) installPackage(name, advice);
  if (!isThere()) throw new Error(advice);
}
