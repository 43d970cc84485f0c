import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** Files for a build and the checks of the built pages. */
const parts = [
  'app',
  'art',
  'content',
  'public',
  'deploy',
  'CHANGELOG.md',
  'scripts',
  'server',
  'shared',
  'docs',
  'tests/bench/results',
  // Cached drawings and compressed files serve most of a copy.
  'build/cache',
  'tests/checks',
  'tests/support',
  '.gitignore',
  'biome.json',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
];

const records = ['content/articles', 'content/projects'];

/** A copy of the project without articles and projects, as owners have who bring their own. */
export class SiteCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-copy-'));

  constructor() {
    for (const part of parts)
      if (existsSync(join(root, part))) cpSync(join(root, part), join(this.folder, part), { recursive: true });
    for (const folder of records) rmSync(join(this.folder, folder), { recursive: true, force: true });
    this.#unlinkProjects();
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** Removes links to missing projects, which the loader would report. */
  #unlinkProjects(): void {
    for (const file of globSync('content/**/*.yaml', { cwd: this.folder })) {
      const path = join(this.folder, file);
      const text = readFileSync(path, 'utf8');
      const unlinked = text
        .replace(/^( +)story:\n(?:\1 .*\n)*?\1 +to: \/portfolio\/.*\n/gm, '')
        .replace(/^ +action:\n +label: .*\n +to: \/portfolio\/.*\n/gm, '');
      writeFileSync(path, unlinked);
    }
  }

  write(file: string, text: string): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /**
   * Builds pages and server.
   * @throws with the build's output
   */
  build(env: Record<string, string> = {}): void {
    for (const script of ['scripts/site/write-shared.ts', 'scripts/build/build.ts', 'scripts/build/build-server.ts'])
      this.run(script, [], env);
  }

  /**
   * Runs a script of the copy.
   * @throws with its output
   */
  run(script: string, args: readonly string[] = [], env: Record<string, string> = {}): void {
    try {
      execFileSync(join(root, 'node_modules/.bin/node'), [script, ...args], {
        cwd: this.folder,
        env: { ...process.env, ...env },
        encoding: 'utf8',
        stdio: 'pipe',
      });
    } catch (error) {
      const { stdout, stderr } = error as { stdout?: string; stderr?: string };
      throw new Error(`${script} failed:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
    }
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
