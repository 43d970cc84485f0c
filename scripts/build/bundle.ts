import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '../../app/load/load.ts';
import type { PageScripts } from '../../app/page/render-page.tsx';
import { hashOfCode } from '../../art/kept-files.ts';
import type { StatsMode } from '../../shared/stats.ts';
import { PageStyles } from '../site/page-styles.ts';
import { filesIn, type SiteFolder } from './site-folder.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, 'build/cache/bundles');
export const scriptsFolder = join(folder, 'scripts');
export const pagesFolder = join(folder, 'pages');
/** Written when both bundles are whole. */
export const stamp = join(folder, 'bundled.json');

/** All that the bundles depend on beside files and the environment. */
export interface Settings {
  key: string;
  basePath: string;
  stats: StatsMode;
  words: Content['words'];
}

/** The bundles of a build, as a file keeps what stands in none of them. */
export interface Bundled {
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
  const sources = [
    '{app,shared}/**/*.*',
    '{art,scripts/build,scripts/site}/**/*.ts',
    'vite.config.ts',
    '{package,tsconfig*}.json',
  ];
  // Sheets are kept by the paths of their files.
  const key = hashOfCode(sources, [root, basePath, process.env.SITE_URL, stats, words]);
  if (readStamp()?.key !== key) {
    const input = JSON.stringify({ key, basePath, stats, words } satisfies Settings);
    // A process of its own gives back its memory, a third of what a build has.
    execFileSync(process.execPath, [resolve(import.meta.dirname, 'bundle-anew.ts')], {
      input,
      stdio: ['pipe', 'inherit', 'inherit'],
    });
  }
  const { scripts, styles: read } = readStamp() as Bundled;
  const styles = new PageStyles();
  styles.restore(read);
  client.copyFolder(scriptsFolder);
  client.copyFolder(resolve(root, 'public'));
  for (const file of globSync('assets/*', { cwd: pagesFolder }))
    client.write(file, readFileSync(join(pagesFolder, file)));
  const drawing: typeof import('../../app/page/render-page.tsx') = await import(
    pathToFileURL(join(pagesFolder, 'render-page.js')).href
  );
  return { scripts, styles, drawing, hash: hashOfPages() };
}

const readStamp = (): Bundled | undefined =>
  existsSync(stamp) ? (JSON.parse(readFileSync(stamp, 'utf8')) as Bundled) : undefined;

function hashOfPages(): string {
  const hash = createHash('sha256');
  for (const file of filesIn(pagesFolder).sort())
    if (file.endsWith('.js')) hash.update(readFileSync(join(pagesFolder, file)));
  return hash.digest('base64url');
}
