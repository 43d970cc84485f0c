import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { waitFor } from '../../support/server/wait-for.ts';
import type { MailServer } from './mail-server.ts';
import type { SecondSystem } from './second-system.ts';

/** Tells whether a mail server greets. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => {
      done(true);
      socket.destroy();
    });
    socket.once('error', () => done(false));
    socket.once('close', () => done(false));
  });
}

interface Foreground {
  port: number;
  command: string;
  configure: (isPuttingOff: boolean) => void;
  /** Tells whether it may stop: a delivery that is cut off can happen twice. */
  isIdle?: () => boolean;
}

/** Starts and stops a mail server that stays in the foreground and puts off by its configuration. */
export function runInForeground(
  system: SecondSystem,
  { port, command, configure, isIdle = () => true }: Foreground,
): Pick<MailServer, 'start' | 'stop' | 'putOff'> {
  let child: ChildProcess | undefined;
  configure(false);

  async function start(): Promise<void> {
    const line = system.commandLine('setsid', 'sh', '-c', `echo $$ > /run/drill.id; exec ${command}`);
    child = spawn(...line, { stdio: 'ignore' });
    await waitFor(`${command} to answer`, () => isListening(port));
  }

  /** Ends all processes: one with a connection would go on serving it. */
  async function stop(): Promise<void> {
    await waitFor(`${command} to be idle`, isIdle);
    const ended = new Promise((done) => child?.once('exit', done));
    system.run('sh', '-c', 'kill -s TERM -- -$(cat /run/drill.id)');
    await ended;
  }

  return {
    start,
    stop,
    async putOff(isPuttingOff) {
      configure(isPuttingOff);
      await stop();
      await start();
    },
  };
}
