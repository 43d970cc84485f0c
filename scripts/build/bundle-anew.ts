/** Bundles what browsers run and what draws pages, as bundle.ts asks on the standard input. */
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { build, minify, transformWithOxc } from 'vite';
import type { Content } from '../../app/load/load.ts';
import type { PageScripts } from '../../app/page/render-page.tsx';
import { analytics } from '../../shared/analytics.ts';
import type { StatsMode } from '../../shared/stats.ts';
import { PageStyles } from '../site/page-styles.ts';
import { type Bundled, pagesFolder, type Settings, scriptsFolder, stamp } from './bundle.ts';
import { provideWords } from './provide-words.ts';

const root = resolve(import.meta.dirname, '../..');
const browser = resolve(root, 'app/browser');

async function bundleAnew({ key, basePath, stats, words }: Settings): Promise<void> {
  // Marks half a bundle as none.
  rmSync(stamp, { force: true });
  const styles = new PageStyles();
  const scripts = await bundleBrowser(basePath, stats);
  await bundlePages(words, styles);
  const bundled: Bundled = { key, scripts, styles: styles.toJSON() };
  writeFileSync(`${stamp}.part`, JSON.stringify(bundled));
  renameSync(`${stamp}.part`, stamp);
}

/** Bundles what browsers run, and returns the addresses that pages name. */
async function bundleBrowser(basePath: string, stats: StatsMode): Promise<PageScripts> {
  const result = await build({
    root,
    base: `${basePath}/`,
    logLevel: 'warn',
    build: {
      outDir: scriptsFolder,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['start', ...(analytics ? ['count-visits'] : [])].map((name) => join(browser, `${name}.ts`)),
        // Modules of shared/ have no side effects: those that only the drawing of pages imports stay out.
        treeshake: { moduleSideEffects: (id) => !id.startsWith(resolve(root, 'shared')) },
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
  if (!('output' in result)) throw new Error('The scripts of the browser were not bundled at once.');
  const addressOf = (name: string) =>
    `/${result.output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name)?.fileName}`;
  const counter = analytics && addressOf('count-visits');
  const { address: loader, integrity } = await bundleClassic(basePath, 'loader');
  const view = stats === 'beacon' ? await bundleClassic(basePath, 'report-view') : undefined;
  return { start: addressOf('start'), counter, loader, integrity, ...(view && { view }) };
}

/** Bundles a classic script, which imports nothing and is no module. */
async function bundleClassic(basePath: string, name: string): Promise<{ address: string; integrity: string }> {
  const source = join(browser, `${name}.ts`);
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, {
    target: 'es2022',
    define: { 'import.meta.env.BASE_PATH': JSON.stringify(basePath) },
  });
  const small = (await minify(`${name}.js`, code, { compress: true, mangle: true })).code;
  const address = `/assets/${name}-${createHash('sha256').update(small).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(join(scriptsFolder, address), small);
  return { address, integrity: `sha384-${createHash('sha384').update(small).digest('base64')}` };
}

/**
 * Bundles the modules that draw pages.
 * @param styles reads the sheets that they import
 */
async function bundlePages(words: Content['words'], styles: PageStyles): Promise<void> {
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [provideWords(() => words), styles.plugin],
    build: {
      outDir: pagesFolder,
      ssr: resolve(root, 'app/page/render-page.tsx'),
      ssrEmitAssets: true,
      rolldownOptions: { output: { chunkFileNames: 'chunks/[name]-[hash].js' } },
    },
  });
}

await bundleAnew((await json(process.stdin)) as Settings);
