import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brand, fonts, site } from '../shared/site.ts';

const project = resolve(import.meta.dirname, '..');

/** Hashes all that a drawing depends on beside its key: code and colors. */
function hashOfCode(): string {
  const hash = createHash('sha256').update(JSON.stringify({ brand, fonts, name: site.name }));
  for (const file of [
    ...globSync('art/**/*.{ts,json}', { cwd: project }).sort(),
    'app/styles/tokens.css',
    'package-lock.json',
  ])
    if (existsSync(join(project, file))) hash.update(file).update(readFileSync(join(project, file)));
  return hash.digest('base64url');
}

/** Drawings that are kept from build to build, since there may be one for each of a thousand articles. */
export class DrawingCache {
  readonly #folder: string;
  readonly #ending: string;
  readonly #code = hashOfCode();
  readonly #used = new Set<string>();

  constructor(folder: string, ending = 'svg') {
    this.#folder = folder;
    this.#ending = ending;
    mkdirSync(folder, { recursive: true });
  }

  /** Path of a kept drawing. @param key unlike all others of the same code */
  place(key: string): string {
    const file = `${createHash('sha256').update(this.#code).update(key).digest('base64url')}.${this.#ending}`;
    this.#used.add(file);
    return join(this.#folder, file);
  }

  take(key: string, draw: () => string): string {
    const path = this.place(key);
    if (existsSync(path)) return readFileSync(path, 'utf8');
    const drawing = draw();
    writeFileSync(path, drawing);
    return drawing;
  }

  /** Deletes unused drawings. */
  prune(): void {
    for (const file of globSync('*', { cwd: this.#folder }))
      if (!this.#used.has(file)) rmSync(join(this.#folder, file));
  }
}
