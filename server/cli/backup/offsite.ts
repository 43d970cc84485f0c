import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { OffsitePlace } from '../../config/backup.ts';

/** Longer than a copy takes over a slow line; a connection that hangs ends then. */
const limitMs = 30 * 60_000;

/** @throws with the program's last words */
async function run(program: string, args: readonly string[], typed = ''): Promise<void> {
  const child = spawn(program, args, { stdio: ['pipe', 'ignore', 'pipe'], timeout: limitMs });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-1000);
  });
  // Ignored: a program that ends early reads no input.
  child.stdin.on('error', () => {});
  child.stdin.end(typed);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new Error(`${program} is not installed`) : error),
    );
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${program} said: ${said.trim() || `exit code ${code}`}`);
}

interface Away {
  put(name: string): Promise<void>;
  remove(name: string): Promise<void>;
}

function withRclone(folder: string, place: OffsitePlace): Away {
  const there = `${place.host}:${place.folder}`;
  const pathOf = (name: string) => (place.folder === '' ? `${there}${name}` : `${there}/${name}`);
  return {
    put: (name) => run('rclone', ['copyto', '--retries', '3', join(folder, name), pathOf(name)]),
    // A file that is gone is no fault, as for `deletefile`.
    remove: (name) => run('rclone', ['delete', there, '--include', `/${name}`]),
  };
}

/** Uses sftp alone, which servers without a shell have too. */
function withSsh(folder: string, place: OffsitePlace): Away {
  const options = ['-b', '-', '-o', 'BatchMode=yes', '-o', 'ConnectTimeout=30', '-o', 'ServerAliveInterval=30'];
  const quote = (path: string) => `"${path.replaceAll(/["\\]/g, '\\$&')}"`;
  const there = (name: string) => quote(place.folder === '' ? name : `${place.folder}/${name}`);
  const say = (...lines: string[]) => run('sftp', [...options, place.host], `${lines.join('\n')}\n`);
  return {
    put: (name) =>
      say(
        ...(place.folder === '' ? [] : [`-mkdir ${quote(place.folder)}`]),
        `put ${quote(join(folder, name))} ${there(`${name}.part`)}`,
        `-rm ${there(name)}`,
        `rename ${there(`${name}.part`)} ${there(name)}`,
      ),
    remove: (name) => say(`-rm ${there(name)}`),
  };
}

/**
 * Brings copies to another machine and removes them there, one by one: never as a mirror, since a folder that was emptied by
 * mistake would empty the other.
 */
export const openOffsite = (folder: string, place: OffsitePlace): Away =>
  place.program === 'rclone' ? withRclone(folder, place) : withSsh(folder, place);
