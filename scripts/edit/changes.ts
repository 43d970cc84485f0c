import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import MagicString from 'magic-string';
import type { EditedSite } from './site.ts';
import { Objection, writeWords } from './write-words.ts';

const root = resolve(import.meta.dirname, '../..');

/** What was changed in this session, and can be undone. */
export class Changes {
  readonly #site: EditedSite;
  readonly #done: { file: string; before: string; after: string }[] = [];

  constructor(site: EditedSite) {
    this.#site = site;
  }

  /**
   * Puts words into their file, after the site was drawn with them.
   * @throws Objection when the file has changed meanwhile, or a check that was content objects
   */
  async save(id: number, typed: string): Promise<void> {
    const place = this.#site.content.place(id);
    if (!place) throw new Objection('These words are not known any more. Load the page again.');
    const before = read(place.file);
    if (before.slice(place.start, place.end) !== place.source)
      throw new Objection(
        `${place.file} has changed meanwhile. Copy your words, load the page again, and enter them there.`,
      );
    const words = writeWords(place, typed);
    const after = format(place.file, new MagicString(before).overwrite(place.start, place.end, words).toString());
    await this.#try(place.file, after);
    this.#write(place.file, after);
    this.#done.push({ file: place.file, before, after });
  }

  /** @throws Objection when there is nothing to undo, or its file has changed since */
  undo(): void {
    const last = this.#done.at(-1);
    if (!last) throw new Objection('Nothing was changed in this session.');
    if (read(last.file) !== last.after) throw new Objection(`${last.file} has changed since: nothing was undone.`);
    this.#write(last.file, last.before);
    this.#done.pop();
  }

  async #try(file: string, source: string): Promise<void> {
    const before = await this.#site.faults();
    try {
      this.#site.content.try(file, source);
      this.#site.forget(file);
      const faults = (await this.#site.faults()).filter((fault) => !before.includes(fault));
      if (faults.length > 0) throw new Objection(faults.join('\n'));
    } catch (error) {
      throw error instanceof Objection ? error : new Objection((error as Error).message);
    } finally {
      this.#site.content.try(file);
      this.#site.forget(file);
    }
  }

  /** The whole file or nothing of it. */
  #write(file: string, source: string): void {
    const path = resolve(root, file);
    writeFileSync(`${path}.edited`, source);
    renameSync(`${path}.edited`, path);
    this.#site.forget(file);
  }
}

const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

function format(file: string, source: string): string {
  if (file.endsWith('.md')) return source;
  const biome = resolve(root, 'node_modules/.bin/biome');
  return execFileSync(biome, ['format', `--stdin-file-path=${file}`], { cwd: root, input: source, encoding: 'utf8' });
}
