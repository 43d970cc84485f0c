/** Builds the site into build/client: draws the art, bundles the scripts, draws and styles every page, compresses. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { loadContent } from '../../app/load/load.ts';
import type { DrawPicture } from '../../app/page/render-page.tsx';
import { drawIcons } from '../../art/brand/icons.ts';
import { drawArt } from '../../art/draw.ts';
import { encodePhotographs } from '../../art/photographs.ts';
import { SharePictures } from '../../art/share/share-pictures.ts';
import { cutFonts } from '../../art/type/cut-fonts.ts';
import type { AnswerPage } from '../../shared/answer-part.ts';
import type { BuildNotes } from '../../shared/build-notes.ts';
import { dayIn } from '../../shared/day.ts';
import { site } from '../../shared/site.ts';
import { basePathOf, parseSiteUrl } from '../../shared/site-url.ts';
import { parseStats } from '../../shared/stats.ts';
import { parsePage } from '../site/page-tree.ts';
import { assertImported } from './assert-imported.ts';
import { putStylesBelow } from './base-path.ts';
import { bundle } from './bundle.ts';
import { checkArticles } from './check-articles.ts';
import { compressFiles } from './compress-files.ts';
import { drawPages } from './draw-pages.ts';
import { namedFiles, removeUnused } from './remove-unused.ts';
import { prefetchOnPress, writeSiteFiles } from './site-files.ts';
import { SiteFolder } from './site-folder.ts';
import { splitAnswer } from './split-answer.ts';
import { writeFeed } from './write-feed.ts';
import { writeStyles } from './write-styles.ts';

const root = resolve(import.meta.dirname, '../..');
/** A folder that stays from build to build. */
const cache = (name: string) => resolve(root, 'build/cache', name);

// React has two versions of itself, and the pages are drawn in this process.
process.env.NODE_ENV = 'production';

// The heap grows by a third between two collections, not by several times: a thousand articles leave much garbage.
setFlagsFromString('--heap-growing-percent=30');

async function build(): Promise<void> {
  const siteUrl = parseSiteUrl(process.env.SITE_URL);
  const basePath = basePathOf(siteUrl);
  const stats = parseStats(process.env.STATS);
  const started = performance.now();
  // Loads before drawings exist.
  const written = loadContent(root, { isDrawn: false, unpublished: true });
  drawArt(root, written);
  await encodePhotographs(root);
  await cutFonts(root);
  const client = new SiteFolder(resolve(root, 'build/client'));
  const { scripts, styles: sheets, drawing, hash } = await bundle(client, basePath, stats, written.words);
  const { listPages, renderPage, sourcesOf, buildStyles } = drawing;
  const today = dayIn(new Date(), site.office.timeZone);
  const nextDay = await checkArticles(root, Object.keys(written.people), today);
  const content = loadContent(root, { stats });
  // Later steps read the assets of this build alone.
  client.prune((file) => /^assets\/[^/]+$/.test(file));
  const pages = listPages(content);
  const pictures = new SharePictures((file, jpeg) => client.write(`assets/share/${file}`, jpeg), cache('share'));
  const drawPicture: DrawPicture = async ({ headline, illustration }) =>
    `/assets/share/${await pictures.write(headline, illustration)}`;
  const drawn = await drawPages(pages, { root, client, basePath, scripts, bundle: hash, renderPage, drawPicture });
  pictures.prune();
  for (const [file, icon] of Object.entries(await drawIcons())) client.write(file, icon);
  const dates = pages
    .filter(({ isUnlisted }) => !isUnlisted)
    .map(({ pathname, subject }) => [pathname, subject?.type === 'BlogPosting' ? subject.date : undefined] as const);
  const { sheets: styles, styleHashes } = writeStyles(client, cache('styles'), drawn, (shown, classes) => {
    const carried = buildStyles(sheets.sheetsOf(shown.flatMap(sourcesOf)));
    assertImported(classes, carried, sheets.all);
    return putStylesBelow(basePath, carried);
  });
  writeSiteFiles(client, siteUrl, new Map(dates));
  if (stats === 'on') prefetchOnPress(client);
  const answers: Record<string, AnswerPage> = {};
  for (const { pathname, file } of pages.filter(({ isFilledIn }) => isFilledIn)) {
    const parts = splitAnswer(parsePage(readFileSync(join(client.path, file), 'utf8')));
    answers[pathname] = { parts, styleHashes: styleHashes[pathname] ?? [] };
  }
  const notes: BuildNotes = {
    siteUrl,
    ...(stats !== 'off' && { stats }),
    styleHashes,
    redirects: content.redirects,
    answers,
  };
  writeFileSync(resolve(root, 'build/site.json'), `${JSON.stringify(notes, null, 2)}\n`);
  writeFeed(client, pages, siteUrl, content.words.blog.feed);
  // Tells scripts/bootstrap.mjs when the same sources make other pages.
  writeFileSync(resolve(root, 'build/.next-day'), nextDay ?? '');
  removeUnused(client, [...drawn.flatMap(({ files }) => files), ...styles.flatMap(namedFiles)]);
  await compressFiles(client, cache('compressed'));
  client.prune();
  if (basePath)
    console.log(
      `Search engines read robots.txt at the root of ${new URL(siteUrl).host} only, not in ${basePath}: docs/owner/found-and-shared.md.`,
    );
  console.log(`Built ${pages.length} pages in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

await build().catch((error: unknown) => {
  // Faults of texts are no program errors: no stack.
  console.error(error instanceof Error && error.name === 'SourceFault' ? error.message : error);
  process.exitCode = 1;
});
