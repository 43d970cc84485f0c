import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, installCalls } from '../../support/machine/system-package.ts';
import { makeFolder } from '../../support/server/make-folder.ts';
import { rootPath } from '../support/root-path.ts';

/**
 * A copy of this machine's system with its own processes: changes are kept in memory and go away with it. Mail servers
 * that exclude each other, and would begin to serve port 25, leave no trace.
 */
export interface SecondSystem {
  /** The same folder inside and outside. */
  folder: string;
  /** Command line that runs a command inside, as root. */
  commandLine(...command: string[]): [string, string[]];
  /** @returns the command's output. @throws if it failed, with its errors */
  run(...command: string[]): string;
  /** Writes a file inside. */
  write(path: string, text: string): void;
  /** @throws NotPossibleError */
  install(...names: string[]): void;
  dispose(): Promise<void>;
}

/** This machine does not permit a second system, or a package is missing; the message names it. */
export class NotPossibleError extends Error {}

/**
 * Copies the machine's names of hosts: the copy of the disk lacks mounted or linked ones. Unmounts disks of other
 * drills (ext4-disk.ts): they are to end with the drill that made them.
 */
const setUpScript = `
set -e
for disk in "\${1%/*}"/*/disk; do umount --lazy "$disk" 2>/dev/null || true; done
mount -t tmpfs -o size=512m tmpfs "$1/system"
cd "$1/system"
mkdir changes work root
mount -t overlay -o lowerdir=/,upperdir=changes,workdir=work overlay root
for name in resolv.conf hosts; do
  rm -f root/etc/$name
  cat /etc/$name > root/etc/$name
done
mkdir -p "root$1"
mount --bind "$1" "root$1"
mount --rbind /dev root/dev
mount -t proc proc root/proc
mount -t tmpfs tmpfs root/run
printf '#!/bin/sh\\nexit 101\\n' > root/usr/sbin/policy-rc.d
chmod 755 root/usr/sbin/policy-rc.d
exec chroot root sh -c 'echo ready; exec cat'
`;

/** The namespace's first process ends with its standard input, so that no process is left after ours. */
async function startInside(folder: string): Promise<{ pid: string; end: () => Promise<void> } | undefined> {
  const own = ['--mount', '--pid', '--fork', '--kill-child'];
  const outer = spawn('unshare', [...own, 'sh', '-c', setUpScript, 'sh', folder], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, PATH: rootPath },
  });
  const over = new Promise<void>((done) => {
    outer.once('close', () => done());
    outer.once('error', () => done());
  });
  const isReady = await Promise.race([new Promise((done) => outer.stdout.once('data', () => done(true))), over]);
  if (!isReady) return undefined;
  const pid = readFileSync(`/proc/${outer.pid}/task/${outer.pid}/children`, 'utf8').trim();
  return {
    pid,
    async end() {
      outer.stdin.end();
      await over;
    },
  };
}

/** @throws NotPossibleError */
export async function createSecondSystem(): Promise<SecondSystem> {
  if (!canInstall()) throw new NotPossibleError('needs root on Debian or one of its relatives');
  const folder = makeFolder();
  // Other users deliver into it.
  chmodSync(folder, 0o711);
  mkdirSync(join(folder, 'system'));
  const inside = await startInside(folder);
  if (inside === undefined) {
    rmSync(folder, { recursive: true, force: true });
    throw new NotPossibleError('needs the right to mount (root, and not in a container without it)');
  }
  const commandLine = (...command: string[]): [string, string[]] => [
    'nsenter',
    ['--target', inside.pid, '--mount', '--pid', '--root', '--wd', 'env', `PATH=${rootPath}`, ...command],
  ];
  const env = { PATH: rootPath, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...command: string[]) =>
    execFileSync(...commandLine(...command), { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return {
    folder,
    commandLine,
    run,
    write(path, text) {
      const passed = join(folder, 'passed');
      writeFileSync(passed, text, { mode: 0o600 });
      run('install', '-D', '-m', '600', passed, path);
      rmSync(passed);
    },
    install(...names) {
      try {
        // Each package would renew the index of manual pages, which takes longer than the package.
        run('rm', '-f', '/var/lib/man-db/auto-update');
        for (const call of installCalls(...names)) run('apt-get', ...call);
      } catch (error) {
        const [complaint] = (error as { stderr: string }).stderr.trim().split('\n').slice(-1);
        throw new NotPossibleError(`needs the system package ${names[0]}, which cannot be had: ${complaint}`);
      }
    },
    async dispose() {
      await inside.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
