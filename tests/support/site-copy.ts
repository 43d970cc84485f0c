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
/** What a build and the checks of the built pages read. */
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
  'tests/spam/open',
  'docs',
  'tests/bench/results',
  // Most of what a copy draws and compresses is what the project has drawn and compressed.
  'build/cache',
  'tests/support',
  '.gitignore',
  'biome.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
];

const records = ['content/articles', 'content/projects'];

/** The project once more, in a folder of its own, without articles and projects: as somebody has it who brings their own. */
export class SiteCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-copy-'));

  constructor() {
    for (const part of parts)
      if (existsSync(join(root, part))) cpSync(join(root, part), join(this.folder, part), { recursive: true });
    for (const folder of records) rmSync(join(this.folder, folder), { recursive: true, force: true });
    this.#unlinkProjects();
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** Takes out links to projects that are not there: the loader would tell them as faults. */
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
   * @throws with what the build printed
   */
  build(env: Record<string, string> = {}): void {
    for (const script of ['scripts/site/write-shared.ts', 'scripts/build/build.ts', 'scripts/build/build-server.ts'])
      this.run(script, [], env);
  }

  /**
   * Runs a script of the copy.
   * @throws with what it printed
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
