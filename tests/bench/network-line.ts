/** A TCP line with a delay and a speed, between this machine and a network namespace of its own. Linux, as root. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { requirePackage } from '../support/machine/system-package.ts';

export interface NetworkLine {
  /** Milliseconds each way. */
  delay: number;
  /** Bits per second, each way. */
  speed: number;
}

/** Address of this machine on the line. */
export const lineHost = '10.99.0.1';
const clientHost = '10.99.0.2';
const namespace = 'website-line';

/** @returns a reason why there can be no line here */
export function whyNoLine(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'a line needs Linux, and root';
  if (!existsSync('/dev/net/tun')) return 'a line needs /dev/net/tun';
  return undefined;
}

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'pipe', 'pipe'] });

interface End {
  socket: Socket;
  program: ChildProcess;
  /** Port that takes packets for this end. */
  port: number;
  isClosed: boolean;
}

/** A network device whose packets arrive at a socket of this process, one datagram each. */
async function openEnd(device: string): Promise<End> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const port = await freePort();
  const program = spawn(
    'socat',
    [`TUN,tun-name=${device},iff-no-pi,tun-type=tun`, `UDP4:127.0.0.1:${socket.address().port},bind=127.0.0.1:${port}`],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  for (let tries = 0; !existsSync(`/sys/class/net/${device}`); tries += 1) {
    if (tries > 100 || program.exitCode !== null) throw new Error(`The device ${device} could not be made.`);
    await new Promise((next) => setTimeout(next, 20));
  }
  return { socket, program, port, isClosed: false };
}

/** Passes packets on, each after those before it have gone through the line, and the delay. */
function relay(from: End, to: End, { delay, speed }: NetworkLine): void {
  let freeAt = 0;
  from.socket.on('message', (packet) => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + (packet.length * 8000) / speed;
    setTimeout(() => !to.isClosed && to.socket.send(packet, to.port, '127.0.0.1'), freeAt + delay - now);
  });
}

/**
 * Opens a line.
 * @returns `browser`: a script that runs a program, with its arguments, at the other end
 */
export async function openNetworkLine(
  line: NetworkLine,
): Promise<{ wrap: (program: string) => string; close: () => void }> {
  requirePackage('socat', () => existsSync('/usr/bin/socat'), 'A line needs socat: apt install socat.');
  const folder = mkdtempSync(join(tmpdir(), 'line-'));
  ip('netns', 'add', namespace);
  const [here, there] = [await openEnd('line0'), await openEnd('line1')];
  relay(here, there, line);
  relay(there, here, line);
  ip('addr', 'add', `${lineHost}/30`, 'dev', 'line0');
  ip('link', 'set', 'line0', 'up');
  ip('link', 'set', 'line1', 'netns', namespace);
  const inside = (...args: string[]) => ip('netns', 'exec', namespace, 'ip', ...args);
  inside('addr', 'add', `${clientHost}/30`, 'dev', 'line1');
  inside('link', 'set', 'line1', 'up');
  inside('link', 'set', 'lo', 'up');
  return {
    wrap(program) {
      const file = join(folder, 'program');
      writeFileSync(file, `#!/bin/sh\nexec ip netns exec ${namespace} '${program}' "$@"\n`);
      chmodSync(file, 0o755);
      return file;
    },
    close() {
      for (const end of [here, there]) {
        end.isClosed = true;
        end.program.kill();
        end.socket.close();
      }
      ip('netns', 'del', namespace);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
