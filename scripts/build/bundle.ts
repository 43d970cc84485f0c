import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minify, transformWithOxc } from 'vite';
import type { Content } from '../../app/load/load.ts';
import type { PageScripts } from '../../app/page/render-page.tsx';
import { analytics } from '../../shared/analytics.ts';
import type { StatsMode } from '../../shared/stats.ts';
import type { PageStyles } from '../site/page-styles.ts';
import { provideWords } from './provide-words.ts';
import type { SiteFolder } from './site-folder.ts';

const root = resolve(import.meta.dirname, '../..');
const browser = resolve(root, 'app/browser');
/** Folders of the two bundles. */
export const bundles = { scripts: resolve(root, 'build/scripts'), pages: resolve(root, 'build/pages') };

/**
 * Bundles what browsers run, with the files of public/, and returns the addresses that pages name.
 * @param basePath of the site, which scripts need; pages get it when they are written
 */
export async function bundleBrowser(client: SiteFolder, basePath: string, stats: StatsMode): Promise<PageScripts> {
  const result = await build({
    root,
    base: `${basePath}/`,
    logLevel: 'warn',
    build: {
      outDir: bundles.scripts,
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
  client.copyFolder(bundles.scripts);
  client.copyFolder(resolve(root, 'public'));
  const addressOf = (name: string) =>
    `/${result.output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name)?.fileName}`;
  const counter = analytics && addressOf('count-visits');
  const { address: loader, integrity } = await bundleClassic(client, basePath, 'loader');
  const view = stats === 'beacon' ? await bundleClassic(client, basePath, 'report-view') : undefined;
  return { start: addressOf('start'), counter, loader, integrity, ...(view && { view }) };
}

/** Bundles a classic script, which imports nothing and is no module. */
async function bundleClassic(
  client: SiteFolder,
  basePath: string,
  name: string,
): Promise<{ address: string; integrity: string }> {
  const source = join(browser, `${name}.ts`);
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, {
    target: 'es2022',
    define: { 'import.meta.env.BASE_PATH': JSON.stringify(basePath) },
  });
  const small = (await minify(`${name}.js`, code, { compress: true, mangle: true })).code;
  const address = `/assets/${name}-${createHash('sha256').update(small).digest('base64url').slice(0, 8)}.js`;
  client.write(address.slice(1), small);
  return { address, integrity: `sha384-${createHash('sha384').update(small).digest('base64')}` };
}

/**
 * Bundles the modules that draw pages, adds their files to the site, and loads it.
 * @param today as `2026-11-20`: a later article waits
 * @param styles reads the sheets that they import
 */
export async function bundlePages(
  client: SiteFolder,
  today: string,
  words: Content['words'],
  styles: PageStyles,
): Promise<typeof import('../../app/page/render-page.tsx')> {
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [provideWords(() => words), styles.plugin],
    define: { 'import.meta.env.TODAY': JSON.stringify(today) },
    build: {
      outDir: bundles.pages,
      ssr: resolve(root, 'app/page/render-page.tsx'),
      ssrEmitAssets: true,
      rolldownOptions: { output: { chunkFileNames: 'chunks/[name]-[hash].js' } },
    },
  });
  for (const file of globSync('assets/*', { cwd: bundles.pages }))
    client.write(file, readFileSync(join(bundles.pages, file)));
  return import(pathToFileURL(join(bundles.pages, 'render-page.js')).href);
}
