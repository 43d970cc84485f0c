import type { Plugin } from 'vite';
import { buildLists, type Lists } from '../../app/content/lists.ts';
import { services } from '../site/services.ts';

const prefix = 'virtual:lists/';
const lists: Lists = buildLists(services);

/** Gives the pages the lists that are made from all records, each as a module: see app/content/lists.ts. */
export function listsPlugin(): Plugin {
  return {
    name: 'lists',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${prefix}`)) return undefined;
      return `export const list = ${JSON.stringify(lists[source.slice(prefix.length + 1) as keyof typeof lists])};`;
    },
  };
}
