import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import MagicString from 'magic-string';
import type { EditedSite } from './site.ts';
import { Objection, writeWords } from './write-words.ts';

const root = resolve(import.meta.dirname, '../..');
const changedMeanwhile = (file: string) =>
  new Objection(`${file} has changed meanwhile. Copy your words, load the page again, and enter them there.`);

/** The part of the site that a change needs: the places of words, and pages with other words. */
type ChangedSite = Pick<EditedSite, 'faults' | 'try'> & { content: Pick<EditedSite['content'], 'place'> };

/** What was changed in this session, and can be undone. */
export class Changes {
  readonly #site: ChangedSite;
  readonly #folder: string;
  readonly #done: { file: string; before: string; after: string }[] = [];

  constructor(site: ChangedSite, folder = root) {
    this.#site = site;
    this.#folder = folder;
  }

  /**
   * Puts words into their file, after the site was drawn with them.
   * @throws Objection when the file has changed meanwhile, or a check that was content objects
   */
  async save(id: number, typed: string): Promise<void> {
    const place = this.#site.content.place(id);
    if (!place) throw new Objection('These words are not known any more. Load the page again.');
    const { file, start, end, source } = place;
    const before = this.#read(file);
    if (before.slice(start, end) !== source) throw changedMeanwhile(file);
    const after = new MagicString(before).overwrite(start, end, writeWords(place, typed)).toString();
    await this.#try(file, after);
    await this.#replace(file, before, after);
    this.#done.push({ file, before, after });
  }

  /** @throws Objection when there is nothing to undo, or its file has changed since */
  async undo(): Promise<void> {
    const last = this.#done.at(-1);
    if (!last) throw new Objection('Nothing was changed in this session.');
    if (this.#read(last.file) !== last.after)
      throw new Objection(`${last.file} has changed since: nothing was undone.`);
    await this.#replace(last.file, last.after, last.before);
    this.#done.pop();
  }

  async #try(file: string, source: string): Promise<void> {
    const known = await this.#site.faults();
    try {
      await this.#site.try(file, source);
      const faults = (await this.#site.faults()).filter((fault) => !known.includes(fault));
      if (faults.length > 0) throw new Error(faults.join('\n'));
    } catch (error) {
      throw new Objection((error as Error).message);
    } finally {
      await this.#site.try(file);
    }
  }

  #read(file: string): string {
    return readFileSync(resolve(this.#folder, file), 'utf8');
  }

  /**
   * The whole file or nothing of it.
   * @throws Objection when somebody has changed it while the pages were drawn, which takes seconds
   */
  async #replace(file: string, before: string, after: string): Promise<void> {
    const path = resolve(this.#folder, file);
    writeFileSync(`${path}.edited`, after);
    if (this.#read(file) !== before) {
      rmSync(`${path}.edited`);
      throw changedMeanwhile(file);
    }
    renameSync(`${path}.edited`, path);
    await this.#site.try(file);
  }
}
