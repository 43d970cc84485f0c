import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirePackage } from '../../support/machine/system-package.ts';

/** Root without CAP_SYS_RESOURCE may not raise its limits to Podman's defaults. */
export const limits = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];

const isThere = (program: string) => spawnSync('which', [program]).status === 0;

/** Podman with a store of its own: your images and containers stay untouched. */
export class Engine {
  readonly #options: string[];

  /**
   * @param folder of its store; the caller removes it after `dispose`
   * @param hasOwnNetworks keeps its networks in that folder too, not in the machine's own list, which stays after a
   * failed drill and decides Podman's kind of networks
   * @throws naming the missing part of this machine
   */
  constructor(folder: string, { hasOwnNetworks = false } = {}) {
    for (const program of ['podman', 'runc', 'slirp4netns', 'mmdebstrap'])
      requirePackage(program, () => isThere(program), `this needs ${program}, which could not be installed`);
    const places = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
    if (hasOwnNetworks) places.push('--network-config-dir', join(folder, 'networks'));
    // The other runtime of Debian refuses a system that has both versions of control groups.
    this.#options = [...places, '--runtime', 'runc'];
  }

  /** @returns its output. @throws with its errors */
  run(command: string, ...args: string[]): string {
    const limited = ['run', 'build'].includes(command) ? limits : [];
    const wholeCommand = [...this.#options, command, ...limited, ...args];
    return execFileSync('podman', wholeCommand, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 64_000_000 }).trim();
  }

  can(command: string, ...args: string[]): boolean {
    return spawnSync('podman', [...this.#options, command, ...args], { stdio: 'ignore' }).status === 0;
  }

  /** A program for others that call Podman themselves, such as podman-compose. */
  writeProgram(path: string): void {
    const options = this.#options.map((option) => `'${option}'`).join(' ');
    writeFileSync(path, `#!/bin/sh\nexec podman ${options} "$@"\n`, { mode: 0o755 });
  }

  sizeOf(image: string): number {
    return Number(this.run('image', 'inspect', '--format', '{{.Size}}', image));
  }

  dispose(): void {
    this.can('rm', '--all', '--force', '--time', '0');
    this.can('rmi', '--all', '--force');
    this.can('volume', 'rm', '--all', '--force');
  }
}
