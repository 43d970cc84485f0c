import { resolve } from 'node:path';
import MagicString from 'magic-string';
import { type ContentOverrides, readOverridden } from '../../app/load/open-content.ts';
import type { Written } from '../../app/load/source.ts';
import { findArticleWords } from './find-article-words.ts';
import { writeMark } from './marks.ts';
import type { Words } from './words.ts';

export interface Place extends Words {
  id: number;
  /** Project path. */
  file: string;
  line: number;
  /** Exact text of the file. */
  source: string;
}

const root = resolve(import.meta.dirname, '../..');

/** Content in which each text ends with an invisible number: the place of a page's words. */
export class MarkedContent {
  #places: Place[] = [];
  /** Texts of files during a trial. */
  overrides: ContentOverrides = {};

  /** Marks a text of content/; called by the loader. */
  readonly mark = ({ file, line, range: [start, end] }: Written, words: string): string => {
    const id = this.#places.length;
    const source = this.#sourceOf(file).slice(start, end);
    this.#places.push({ id, file, line, start, end, kind: 'yaml', text: words, source });
    return words + writeMark(id);
  };

  /** Marks the words of a Markdown file; called by the loader. */
  readonly markText = (file: string, source: string): string => this.#mark(file, source);

  #sourceOf(file: string): string {
    return readOverridden(root, file, this.overrides) ?? '';
  }

  place(id: number): Place | undefined {
    return this.#places[id];
  }

  #mark(file: string, source: string): string {
    const marked = new MagicString(source);
    for (const words of findArticleWords(source)) {
      const id = this.#places.length;
      const line = source.slice(0, words.start).split('\n').length;
      this.#places.push({ ...words, id, file, line, source: source.slice(words.start, words.end) });
      const closes = words.kind !== 'markdown' && /['"`]/.test(source[words.end - 1] ?? '');
      marked.appendLeft(words.end - (closes ? 1 : 0), writeMark(id));
    }
    return marked.toString();
  }
}
