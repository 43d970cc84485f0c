import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { writeChanged } from '../../art/write-changed.ts';

/** Paths of all files in a folder and below, from that folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));

/**
 * The folder of the built site. A build writes the files that have changed, and removes those of earlier builds: to make
 * thousands of files anew takes longer than to compare them.
 */
export class SiteFolder {
  readonly path: string;
  readonly #files = new Set<string>();

  constructor(path: string) {
    this.path = path;
    mkdirSync(path, { recursive: true });
  }

  /** Files of this build, by their paths in the folder. */
  get files(): readonly string[] {
    return [...this.#files];
  }

  /** @param file its path in the folder */
  write(file: string, body: string | Buffer): void {
    this.#files.add(file);
    writeChanged(join(this.path, file), body);
  }

  copyFolder(from: string): void {
    for (const file of filesIn(from)) this.write(file, readFileSync(join(from, file)));
  }

  remove(file: string): void {
    this.#files.delete(file);
    rmSync(join(this.path, file), { force: true });
  }

  /** Removes files that this build has not written, and folders without any. */
  prune(isMeant = (_file: string) => true): void {
    for (const file of filesIn(this.path)) if (!this.#files.has(file) && isMeant(file)) this.remove(file);
    const folders = readdirSync(this.path, { recursive: true, withFileTypes: true }).filter((each) =>
      each.isDirectory(),
    );
    // The deepest first.
    for (const { parentPath, name } of folders.reverse()) {
      const folder = join(parentPath, name);
      if (readdirSync(folder).length === 0) rmdirSync(folder);
    }
  }
}
