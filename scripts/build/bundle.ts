import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '../../app/load/load.ts';
import type { PageScripts } from '../../app/page/render-page.tsx';
import { hashOfCode } from '../../art/kept-files.ts';
import { analytics } from '../../shared/analytics.ts';
import type { StatsMode } from '../../shared/stats.ts';
import { PageStyles } from '../site/page-styles.ts';
import { provideWords } from './provide-words.ts';
import { filesIn, type SiteFolder } from './site-folder.ts';

const root = resolve(import.meta.dirname, '../..');
const browser = resolve(root, 'app/browser');
const folder = resolve(root, 'build/cache/bundles');
const [scriptsFolder, pagesFolder, stamp] = ['scripts', 'pages', 'bundled.json'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];

/** The bundles of a build, as a file keeps what stands in none of them. */
interface Bundled {
  key: string;
  scripts: PageScripts;
  styles: ReturnType<PageStyles['toJSON']>;
}

/**
 * Bundles what browsers run and what draws pages, unless the last build did so from the same files, and adds the bundles and
 * the files of public/ to the site.
 * @param basePath of the site, which scripts need; pages get it when they are written
 * @returns the addresses of scripts, the sheets that modules of pages import, the module that draws pages, and a hash of it
 */
export async function bundle(client: SiteFolder, basePath: string, stats: StatsMode, words: Content['words']) {
  const sources = ['{app,shared}/**/*.*', '{art,scripts/build,scripts/site}/**/*.ts', 'vite.config.ts'];
  // Sheets are kept by the paths of their files.
  const key = hashOfCode(sources, [root, basePath, process.env.SITE_URL, stats, words]);
  const before = existsSync(stamp) ? (JSON.parse(readFileSync(stamp, 'utf8')) as Bundled) : undefined;
  const styles = new PageStyles();
  if (before?.key === key) styles.restore(before.styles);
  const scripts = before?.key === key ? before.scripts : await bundleAnew(key, basePath, stats, words, styles);
  client.copyFolder(scriptsFolder);
  client.copyFolder(resolve(root, 'public'));
  for (const file of globSync('assets/*', { cwd: pagesFolder }))
    client.write(file, readFileSync(join(pagesFolder, file)));
  const drawing: typeof import('../../app/page/render-page.tsx') = await import(
    pathToFileURL(join(pagesFolder, 'render-page.js')).href
  );
  return { scripts, styles, drawing, hash: hashOfPages() };
}

function hashOfPages(): string {
  const hash = createHash('sha256');
  for (const file of filesIn(pagesFolder).sort())
    if (file.endsWith('.js')) hash.update(readFileSync(join(pagesFolder, file)));
  return hash.digest('base64url');
}

async function bundleAnew(
  key: string,
  basePath: string,
  stats: StatsMode,
  words: Content['words'],
  styles: PageStyles,
): Promise<PageScripts> {
  // Marks half a bundle as none.
  rmSync(stamp, { force: true });
  const scripts = await bundleBrowser(basePath, stats);
  await bundlePages(words, styles);
  const bundled: Bundled = { key, scripts, styles: styles.toJSON() };
  writeFileSync(stamp, JSON.stringify(bundled));
  return scripts;
}

/** Bundles what browsers run, and returns the addresses that pages name. */
async function bundleBrowser(basePath: string, stats: StatsMode): Promise<PageScripts> {
  // Loaded on demand: a build that bundles nothing is spared its memory.
  const { build } = await import('vite');
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
  const { minify, transformWithOxc } = await import('vite');
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
  const { build } = await import('vite');
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
