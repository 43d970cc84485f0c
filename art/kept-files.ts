import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '..');

/**
 * Hashes code of the project, with its packages and Node.
 * @param patterns of files, from the root of the project; missing ones count for nothing
 * @param settings that change what the code makes
 */
export function hashOfCode(patterns: readonly string[], settings: unknown = ''): string {
  const hash = createHash('sha256').update(process.version).update(JSON.stringify(settings));
  const files = globSync([...patterns, 'package-lock.json'], {
    cwd: project,
    exclude: (path) => path.endsWith('.test.ts'),
  });
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(project, file)));
  return hash.digest('base64url');
}

/** Results that are kept from build to build, each in a file with the name of all that it depends on. */
export class KeptFiles {
  readonly #folder: string;
  readonly #code: string;
  readonly #used = new Set<string>();

  /** @param code hash of what makes the results */
  constructor(folder: string, code: string) {
    this.#folder = folder;
    this.#code = code;
    mkdirSync(folder, { recursive: true });
  }

  /**
   * Path of a result, and whether it is there.
   * @param key unlike all others of the same code
   */
  find(key: string, ending: string): { path: string; isKept: boolean } {
    const file = `${createHash('sha256').update(this.#code).update(key).digest('base64url')}.${ending}`;
    this.#used.add(file);
    const path = join(this.#folder, file);
    return { path, isKept: existsSync(path) };
  }

  /** Writes a result under another name first: a kept file is not checked again. */
  put(path: string, body: string | Buffer): void {
    writeFileSync(`${path}.part`, body);
    renameSync(`${path}.part`, path);
  }

  /** Text of a result, which is made if it is not there. */
  take(key: string, make: () => string, ending = 'svg'): string {
    const { path, isKept } = this.find(key, ending);
    if (isKept) return readFileSync(path, 'utf8');
    const made = make();
    this.put(path, made);
    return made;
  }

  /** Deletes results that were not asked for. */
  prune(): void {
    for (const file of globSync('*', { cwd: this.#folder }))
      if (!this.#used.has(file)) rmSync(join(this.#folder, file));
  }
}
