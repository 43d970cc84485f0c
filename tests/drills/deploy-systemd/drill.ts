import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { compareStore } from '../support/compare.ts';
import { Releases } from '../support/releases.ts';
import { startSteadyLoad } from '../support/steady-load.ts';
import { pause } from '../support/visitors.ts';

const betweenRestartsMs = 1500;

/** Acts as systemd: holds the socket, and restarts the current release whenever it ends. */
const supervise = (pidFile: string, current: string) =>
  `while :; do sh -c 'echo $$ > ${pidFile}; LISTEN_PID=$$ exec ${current}/start'; done`;

/**
 * Restarts the site so often behind a socket that is held open, turning to another release at three of them, while visitors
 * come without keeping their connections.
 * @returns nothing where systemd-socket-activate is missing
 */
export async function runDeploySystemd(restarts: number, upgrades = 3) {
  if (spawnSync('systemd-socket-activate', ['--version']).status !== 0) return undefined;
  const releases = new Releases(2, 'http://localhost:3000');
  const port = await freePort();
  const pidFile = join(releases.folder, 'pid');
  releases.write({ RATE_LIMIT_PER_IP: '0', SMTP_URL: `file:${join(releases.folder, 'outbox')}` });
  releases.switchTo(0);
  const holder = spawn(
    'systemd-socket-activate',
    [
      '--listen',
      `127.0.0.1:${port}`,
      '-E',
      `SETTINGS=${releases.settings}`,
      'sh',
      '-c',
      supervise(pidFile, releases.current),
    ],
    { stdio: 'ignore', detached: true },
  );
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilAnswered(origin);
    const load = startSteadyLoad(origin, { pages: 50, posts: 5 });
    const ends = [...Array(restarts).keys()].map((index) => Math.floor(((index + 1) * upgrades) / restarts));
    for (const [index, upgrade] of ends.entries()) {
      await pause(betweenRestartsMs);
      if (upgrade > (ends[index - 1] ?? 0)) releases.switchTo(upgrade);
      process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGTERM');
    }
    await pause(betweenRestartsMs);
    const figures = await load.leave();
    const learnedFrom = learn(
      releases,
      load.receipts.map(({ id }) => id),
    );
    return { restarts, upgrades, ...figures, ...(await compareStore(releases.database, load.receipts)), learnedFrom };
  } finally {
    // Ends its whole group.
    if (holder.pid !== undefined) process.kill(-holder.pid, 'SIGKILL');
    rmSync(releases.folder, { recursive: true, force: true });
  }
}

/** Trains the release's spam filter: this needs more of the project than the server. @returns the number of messages */
function learn({ current, settings }: Releases, ids: readonly string[]): number {
  const [file, env] = [join(current, 'leads'), { ...process.env, SETTINGS: settings }];
  execFileSync(file, ['spam', ...ids.slice(0, 10)], { env, stdio: 'ignore' });
  // Ten messages with the same words may teach nothing: saying so is enough here.
  const { stdout, stderr } = spawnSync(file, ['learn'], { env, encoding: 'utf8' });
  return Number(/Learned from (\d+) labelled/.exec(stdout + stderr)?.[1] ?? 0);
}

async function untilAnswered(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
}
