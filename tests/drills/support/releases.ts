import { execFileSync } from 'node:child_process';
import { cpSync, globSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../support/server/make-folder.ts';
import { SiteCopy } from '../../support/site-copy.ts';

/** Several releases of a copy of the site by `npm run release`, and their settings. */
export class Releases {
  readonly folder = makeFolder();
  readonly settings = join(this.folder, 'settings');
  readonly database = `sqlite:${join(this.folder, 'data/leads.db')}`;
  readonly #all: string[];
  readonly #settings: Record<string, string> = { DATABASE_URL: this.database, OPS_PORT: '0' };

  /** @param count of equal releases @param siteUrl the address that the pages are built for */
  constructor(count: number, siteUrl: string) {
    const copy = new SiteCopy();
    try {
      copy.build({ SITE_URL: siteUrl });
      copy.run('scripts/release.ts', [this.folder]);
    } finally {
      copy.dispose();
    }
    const [first = ''] = globSync('releases/*', { cwd: this.folder }).map((name) => join(this.folder, name));
    this.#all = [first];
    for (let number = 2; number <= count; number += 1) {
      const next = join(dirname(first), `release-${number}`);
      cpSync(first, next, { recursive: true });
      this.#all.push(next);
    }
    this.#settings.SITE_URL = siteUrl;
  }

  get current(): string {
    return join(this.folder, 'current');
  }

  write(settings: Record<string, string>): void {
    const lines = Object.entries({ ...this.#settings, ...settings });
    writeFileSync(this.settings, lines.map(([name, value]) => `${name}=${value}\n`).join(''), { mode: 0o600 });
  }

  /** Turns `current` to one of them, as an operator does. @throws with its check's message */
  switchTo(index: number): void {
    const release = this.#all[index % this.#all.length] as string;
    execFileSync(join(release, 'switch'), { env: { ...process.env, SETTINGS: this.settings }, stdio: 'pipe' });
  }
}
