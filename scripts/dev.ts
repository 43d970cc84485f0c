/** `npm run dev`: the pages drawn anew at each request, with reload after a change, and the real server behind /api. */
import { spawn, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { type Content, loadContent, readContent } from '../app/load/load.ts';
import { SourceFault } from '../app/markdown/source-fault.ts';
import { drawArt } from '../art/draw.ts';
import { drawMissing } from '../art/draw-missing.ts';
import { encodePhotographs } from '../art/photographs.ts';
import { cutFonts } from '../art/type/cut-fonts.ts';
import { dayIn } from '../shared/day.ts';
import { decodePath, leadOn } from '../shared/redirects.ts';
import { site as facts } from '../shared/site.ts';
import { basePathOf, parseSiteUrl, takeBasePath } from '../shared/site-url.ts';
import { parseStats } from '../shared/stats.ts';
import { putPageBelow, putStylesBelow } from './build/base-path.ts';
import { checkArticles } from './build/check-articles.ts';
import { provideWords, wordModules } from './build/provide-words.ts';
import { PageStyles } from './site/page-styles.ts';
import { parsePage, writePage } from './site/page-tree.ts';

const root = resolve(import.meta.dirname, '..');
const sitePort = Number(process.env.PORT ?? '3000');
const apiPort = process.env.API_PORT ?? '3001';
const basePath = basePathOf(parseSiteUrl(process.env.SITE_URL));
const scripts = {
  loader: '/app/browser/loader.ts',
  isModule: true,
  start: '/app/browser/start.ts',
  counter: '/app/browser/count-visits.ts',
};

const today = dayIn(new Date(), facts.office.timeZone);

/** Content, kept until a file of it changes. */
let loaded: Content | undefined;
function getContent(): Content {
  if (loaded) return loaded;
  loaded = loadContent(root, { unpublished: true, stats: parseStats(process.env.STATS) });
  drawMissing(root, loaded, site.watcher);
  return loaded;
}

/** Faults of drawings, which pages show instead of themselves. */
let faultOfDrawings: unknown;

/** Drawings and articles in progress may be wrong: faults go to the terminal and the pages. */
async function draw(): Promise<void> {
  faultOfDrawings = undefined;
  try {
    drawArt(root);
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    faultOfDrawings = error;
    console.error(error.message);
  }
  await encodePhotographs(root);
  const { people } = readContent(root, { isDrawn: false }).content;
  await checkArticles(root, Object.keys(people), today).catch((error: Error) => console.error(error.message));
}

await draw();
await cutFonts(root);
// Runs without Node's `--watch`: its reports use worker threads and break the store's first message.
const api = spawn(resolve(root, 'node_modules/.bin/node'), ['server/main.ts', '--without-pages'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: apiPort, HOST: '127.0.0.1', SITE_URL: `http://localhost:${sitePort}${basePath}` },
});
const sheets = new PageStyles();
const site = await createServer({
  root,
  appType: 'custom',
  server: {
    port: sitePort,
    // Knows no path.
    preTransformRequests: basePath === '',
    proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, rewrite: (path) => basePath + path } },
  },
  plugins: [
    provideWords(() => getContent().words),
    sheets.plugin,
    { name: 'base-path', configureServer: takePath },
    { name: 'pages', configureServer: (server) => () => answerPages(server) },
  ],
});
await site.listen();
site.printUrls();
// Modules of pages never arrive in the browser, so Vite would not reload for them.
const reload = () => site.ws.send({ type: 'full-reload' });
const redraw = () => draw().then(reload, (error: Error) => console.error(error.message));
const isDrawing = (file: string) => file.startsWith(resolve(root, 'content/illustrations'));
const factsFile = resolve(root, 'content/site.yaml');
const isContent = (file: string) => file.startsWith(resolve(root, 'content')) && !isDrawing(file) && file !== factsFile;
/** A new article needs its cover. */
const needsDrawing = (file: string) =>
  isDrawing(file) || /[\\/]content[\\/](?:articles[\\/].+\.(?:md|mdx|markdown)|photographs[\\/].+)$/.test(file);
function reloadContent(): void {
  loaded = undefined;
  for (const file of wordModules) site.environments.ssr.moduleGraph.onFileChange(file);
  reload();
}
site.watcher.on('change', (file) => {
  if (file === factsFile) restart();
  else if (isContent(file)) reloadContent();
  else if (isDrawing(file)) redraw();
  else reload();
});
for (const event of ['add', 'unlink'] as const)
  site.watcher.on(event, (file) => {
    if (isContent(file)) reloadContent();
    if (needsDrawing(file)) redraw();
  });

let isRestarting = false;
/** Facts of the company are part of every module: the process restarts. Faults in them are only printed. */
function restart(): void {
  const written = spawnSync(process.execPath, [resolve(root, 'scripts/site/write-shared.ts')], { stdio: 'inherit' });
  if (written.status !== 0) return;
  isRestarting = true;
  api.kill();
}

let running = api;
api.on('exit', async (code) => {
  await site.close();
  process.exitCode = code ?? 0;
  if (!isRestarting) return;
  running = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  running.on('exit', (last) => {
    process.exitCode = last ?? 0;
  });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => running.kill(signal));

/** Takes the path of the site off each address: Vite's own modules are at the root. */
function takePath({ middlewares }: ViteDevServer): void {
  if (basePath === '') return;
  middlewares.use((request, response, next) => {
    const { url = '' } = request;
    if (url.startsWith(`${basePath}/`)) request.url = url.slice(basePath.length);
    // Vite prints the root.
    if (url === '/') response.writeHead(302, { location: `${basePath}/` }).end();
    else next();
  });
}

function putBelow(html: string): string {
  const page = parsePage(html);
  putPageBelow(basePath, page);
  return writePage(page);
}

function answerPages(server: ViteDevServer): void {
  server.middlewares.use(async (request, response, next) => {
    try {
      if (faultOfDrawings) throw faultOfDrawings;
      const asked = takeBasePath(basePath, request.originalUrl ?? '');
      const pathname = asked.replace(/\?.*/, '');
      const content = getContent();
      const { listPages, renderPage, sourcesOf, buildStyles } = (await server.ssrLoadModule(
        '/app/page/render-page.tsx',
      )) as typeof import('../app/page/render-page.tsx');
      const pages = listPages(content);
      const page = pages.find((each) => each.pathname === pathname);
      const shown = page ?? pages.find(({ file }) => file === '404.html');
      if (!shown) return next();
      const isPage = (address: string) => pages.some((each) => each.pathname === address);
      const lead = page ? undefined : leadOn(content.redirects, decodePath(pathname), isPage);
      const location = lead && (lead.to.startsWith('/') ? basePath : '') + encodeURI(lead.to);
      if (lead) return response.writeHead(lead.status, { location }).end();
      const html = await renderPage(shown, scripts);
      const styles = buildStyles(sheets.sheetsOf(sourcesOf(shown), server));
      const drawn = html.replace('</head>', () => `<style>${putStylesBelow(basePath, styles)}</style></head>`);
      const document = await server.transformIndexHtml(pathname, putBelow(drawn));
      response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' }).end(document);
    } catch (error) {
      const { renderError } = (await server.ssrLoadModule(
        '/app/page/render-error.tsx',
      )) as typeof import('../app/page/render-error.tsx');
      if (error instanceof Error) server.ssrFixStacktrace(error);
      // Faults of texts are no program errors: no stack.
      console.error(error instanceof Error && error.name === 'SourceFault' ? error.message : error);
      const html = await server.transformIndexHtml('/error', putBelow(renderError(error)));
      response.writeHead(500, { 'content-type': 'text/html' }).end(html);
    }
  });
}
