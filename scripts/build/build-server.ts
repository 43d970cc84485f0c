/**
 * Bundles the server into build/server. One file without types needs a third less memory than the sources, since
 * neither every package's modules nor the type stripper are kept: docs/decisions/0025.
 */
import { cpSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const outDir = resolve(root, 'build/server');

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  // Packages that are loaded on demand only, or never.
  ssr: { noExternal: true, external: ['pg-native', 'pino-pretty'] },
  build: {
    outDir,
    ssr: true,
    emptyOutDir: true,
    target: 'node26',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: resolve(root, 'server/main.ts'),
        leads: resolve(root, 'server/cli/main.ts'),
        worker: resolve(root, 'server/store/sqlite/worker.ts'),
      },
      output: {
        entryFileNames: '[name].js',
        // Chunks are in the entries' folder: code uses paths relative to its file.
        chunkFileNames: '[name].js',
        // Names and lines stay as they are, for the stacks in the log.
        minify: { mangle: false, compress: true, codegen: { removeWhitespace: false } },
      },
    },
  },
});
cpSync(resolve(root, 'server/intake/spam/model.json'), resolve(outDir, 'model.json'));
