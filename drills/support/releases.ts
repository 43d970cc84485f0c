import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeFolder } from '../../tests/server/support/make-folder.ts';

const root = resolve(import.meta.dirname, '../..');

/** What `npm run release` makes of the built site, several times over, and the settings that they run with. */
export class Releases {
  readonly folder = makeFolder();
  readonly settings = join(this.folder, 'settings');
  readonly database = `sqlite:${join(this.folder, 'data/leads.db')}`;
  readonly #all: string[];

  /**
   * @param count how many, one like the other
   * @throws when the site is not built
   */
  constructor(count: number) {
    if (!existsSync(join(root, 'build/client/index.html'))) throw new Error('The site is not built: npm run build');
    const release = ['scripts/release.ts', this.folder];
    const first = execFileSync(process.execPath, release, { cwd: root, encoding: 'utf8' }).trim();
    this.#all = [first];
    for (let number = 2; number <= count; number += 1) {
      const next = join(dirname(first), `release-${number}`);
      cpSync(first, next, { recursive: true });
      this.#all.push(next);
    }
  }

  get current(): string {
    return join(this.folder, 'current');
  }

  write(settings: Record<string, string>): void {
    const lines = Object.entries({ DATABASE_URL: this.database, OPS_PORT: '0', RATE_LIMIT_PER_IP: '0', ...settings });
    writeFileSync(this.settings, lines.map(([name, value]) => `${name}=${value}\n`).join(''), { mode: 0o600 });
  }

  /** Turns `current` to one of them, as an operator does. @throws with what its check says */
  switchTo(index: number): void {
    const release = this.#all[index % this.#all.length] as string;
    execFileSync(join(release, 'switch'), { env: { ...process.env, SETTINGS: this.settings }, stdio: 'pipe' });
  }
}
