import type { Plugin } from 'vite';

const id = 'virtual:drawings';
const files = `'/app/art/*.svg', { query: '?raw', import: 'default'`;

/**
 * Gives app/ui/media/inline-svg.tsx the drawings: all of them while prerendering, one by one on demand in the browser. Two modules
 * instead of one condition, because a drawing that is imported both ways would travel with the first script.
 */
export function drawingsPlugin(): Plugin {
  return {
    name: 'drawings',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      return this.environment.name === 'ssr'
        ? `export const drawn = import.meta.glob(${files}, eager: true }); export const loaders = {};`
        : `export const drawn = {}; export const loaders = import.meta.glob(${files} });`;
    },
  };
}
