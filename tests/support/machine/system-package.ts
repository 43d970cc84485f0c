import { execFileSync, spawnSync } from 'node:child_process';

/** Tells whether system packages can be installed unasked: as root on Debian and its relatives. */
export function canInstall(): boolean {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

/** Arguments of apt-get, call by call, without questions. */
export const installCalls = (...names: string[]): string[][] => [
  ['update', '-qq'],
  ['install', '-y', '-qq', '--no-install-recommends', ...names],
];

/** @throws with `advice` if it fails */
function installPackage(name: string, advice: string): void {
  console.log(`Installing ${name} from the system packages (about half a minute) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of installCalls(name)) {
    const { status } = spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed. ${advice}`);
  }
}

/**
 * Provides a program, by a system package if permitted.
 * @throws with `advice`, one line that says what to install
 */
export function requirePackage(name: string, isThere: () => boolean, advice: string): void {
  if (isThere()) return;
  if (canInstall()) installPackage(name, advice);
  if (!isThere()) throw new Error(advice);
}
