import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Content } from '../../app/load/load.ts';
import { wordFiles } from '../../app/load/words.ts';

const folder = resolve(import.meta.dirname, '../../shared/words');

/** Modules that hold words: a change of content/ reloads them. */
export const wordModules = wordFiles.map((name) => resolve(folder, `${name}.json`));

/** Gives the modules of words the loaded content, not the written files. */
export const provideWords = (get: () => Content['words']): Plugin => ({
  name: 'provide-words',
  enforce: 'pre',
  load(id) {
    const file = resolve(id.split('?')[0] ?? '');
    if (dirname(file) !== folder) return undefined;
    return JSON.stringify(get()[basename(file, '.json') as keyof Content['words']]);
  },
});
