import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Content } from '../../app/load/load.ts';
import { wordFiles } from '../../app/load/words.ts';

const root = resolve(import.meta.dirname, '../..');
const bridge = resolve(root, 'app/content/loaded.ts');
const words = resolve(root, 'shared/words');

/** Modules that hold what is loaded: a change of content/ makes them anew. */
export const contentModules = [bridge, ...wordFiles.map((name) => resolve(words, `${name}.json`))];

/** Gives modules that are still in app/content, and those of words, what the process has loaded, in place of loading it again. */
export const passContent = (get: () => Content): Plugin => ({
  name: 'pass-content',
  enforce: 'pre',
  load(id) {
    const file = resolve(id.split('?')[0] ?? '');
    if (file === bridge) return `export const content = ${JSON.stringify(get())};`;
    if (dirname(file) === words) return JSON.stringify(get().words[basename(file, '.json') as keyof Content['words']]);
    return undefined;
  },
});
