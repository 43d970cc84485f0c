import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import MagicString from 'magic-string';
import { readOverridden } from '../../app/load/open-content.ts';
import type { EditedSite } from './site.ts';
import { EditError, writeWords } from './write-words.ts';

const root = resolve(import.meta.dirname, '../..');
const changedMeanwhile = (file: string) =>
  new EditError(`${file} has changed meanwhile. Copy what you have typed, and load the page again.`);

/** The part of the site that a change needs: the places of words, and pages with other words. */
type ChangedSite = Pick<EditedSite, 'faults' | 'try'> & { content: Pick<EditedSite['content'], 'place'> };

/** Text of a file before and after a change; undefined: no file. */
export interface FileChange {
  file: string;
  before: string | undefined;
  after: string | undefined;
}

/** Changes of this session, for undo. */
export class Changes {
  readonly #site: ChangedSite;
  readonly #folder: string;
  readonly #done: (readonly FileChange[])[] = [];

  constructor(site: ChangedSite, folder = root) {
    this.#site = site;
    this.#folder = folder;
  }

  /**
   * Puts words into their file, after the site was drawn with them.
   * @throws Objection when the file has changed meanwhile, or a passed check fails
   */
  async save(id: number, typed: string): Promise<void> {
    const place = this.#site.content.place(id);
    if (!place) throw new EditError('These words have changed. Load the page again.');
    const { file, start, end, source } = place;
    const before = readFileSync(resolve(this.#folder, file), 'utf8');
    if (before.slice(start, end) !== source) throw changedMeanwhile(file);
    const after = new MagicString(before).overwrite(start, end, writeWords(place, typed)).toString();
    await this.change([{ file, before, after }]);
  }

  /**
   * Changes files in one act, after the site was drawn with them.
   * @throws Objection when one has changed meanwhile, or a passed check fails
   */
  async change(files: readonly FileChange[]): Promise<void> {
    await this.#try(files);
    await this.#replace(files);
    this.#done.push(files);
  }

  /** @throws Objection when there is nothing to undo, or a file has changed since */
  async undo(): Promise<void> {
    const last = this.#done.at(-1);
    if (!last) throw new EditError('Nothing was changed in this session.');
    for (const { file, after } of last)
      if (readOverridden(this.#folder, file) !== after)
        throw new EditError(`${file} has changed since: nothing was undone.`);
    await this.#replace(last.map(({ file, before, after }) => ({ file, before: after, after: before })));
    this.#done.pop();
  }

  async #try(files: readonly FileChange[]): Promise<void> {
    const known = await this.#site.faults();
    try {
      await this.#site.try(Object.fromEntries(files.map(({ file, after }) => [file, after])));
      const faults = (await this.#site.faults()).filter((fault) => !known.includes(fault));
      if (faults.length > 0) throw new Error(faults.join('\n'));
    } catch (error) {
      throw new EditError((error as Error).message);
    } finally {
      await this.#site.try({});
    }
  }

  /** Writes all files or none. @throws Objection if one was changed while the pages were drawn, which takes seconds */
  async #replace(files: readonly FileChange[]): Promise<void> {
    const whole = files.map(({ file, ...rest }) => ({ file, path: resolve(this.#folder, file), ...rest }));
    for (const { path, after } of whole) {
      if (after === undefined) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}.edited`, after);
    }
    const changed = files.find(({ file, before }) => readOverridden(this.#folder, file) !== before);
    for (const { path, after } of whole)
      if (changed) rmSync(`${path}.edited`, { force: true });
      else if (after === undefined) rmSync(path);
      else renameSync(`${path}.edited`, path);
    if (changed) throw changedMeanwhile(changed.file);
    await this.#site.try({});
  }
}
