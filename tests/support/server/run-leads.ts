import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { runCommand } from '../../../server/cli/run-command.ts';

interface Run {
  code: number;
  out: string;
  error: string;
}

const width = 100;
const main = resolve(import.meta.dirname, '../../../server/cli/main.ts');
const endLine = (text: string | undefined) => (text ? `${stripVTControlCharacters(text)}\n` : '');

/** The owner's tool without the process around it, as for a terminal of 100 cells. */
export async function runLeads(args: string[], env: Record<string, string>, typed = ''): Promise<Run> {
  let written = '';
  const write = (text: string) => {
    written += text;
  };
  const { code, out, error } = await runCommand(args, env, {
    width,
    write,
    progress() {},
    input: Readable.from([Buffer.from(typed)]),
  });
  return { code, out: written + endLine(out), error: endLine(error) };
}

/** The owner's tool as a process of its own, with nothing of our environment but the search path. */
export function spawnLeads(args: string[], env: Record<string, string>): Promise<Run> {
  return new Promise((done) => {
    const options = { env: { ...env, PATH: process.env.PATH }, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(process.execPath, [main, ...args], options, (_fault, out, error) =>
      done({ code: child.exitCode ?? -1, out, error }),
    );
  });
}
