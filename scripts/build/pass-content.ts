import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Content } from '../../app/load/load.ts';

const bridge = resolve(import.meta.dirname, '../../app/content/loaded.ts');

/** Gives modules that are still in app/content what the process has loaded, in place of loading it again. */
export const passContent = (get: () => Content): Plugin => ({
  name: 'pass-content',
  enforce: 'pre',
  load: (id) => (resolve(id) === bridge ? `export const content = ${JSON.stringify(get())};` : undefined),
});
