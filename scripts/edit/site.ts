import { resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { schemas } from '../../app/load/blocks.ts';
import { type Content, loadContent } from '../../app/load/load.ts';
import type { ContentOverrides } from '../../app/load/open-content.ts';
import type { SitePage } from '../../app/page/site-page.ts';
import { drawMissing } from '../../art/draw-missing.ts';
import { parseStats } from '../../shared/stats.ts';
import { provideWords, wordModules } from '../build/provide-words.ts';
import { checkPages } from '../check/page-faults.ts';
import { readPage } from '../check/page-text.ts';
import { PageStyles } from '../site/page-styles.ts';
import { MarkedContent } from './marked-content.ts';
import { readMarks, withoutMarks } from './marks.ts';
import { readStructure } from './structure.ts';

const root = resolve(import.meta.dirname, '../..');

/** The pages as they are drawn from marked content. */
export class EditedSite {
  readonly content = new MarkedContent();
  readonly #styles = new PageStyles();
  #loaded: Content | undefined;
  readonly #vite: Promise<ViteDevServer> = createServer({
    root,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false },
    plugins: [provideWords(() => this.#getLoaded().words), this.#styles.plugin],
  });

  /** Serves the files of the tools. */
  async middlewares(): Promise<ViteDevServer['middlewares']> {
    return (await this.#vite).middlewares;
  }

  /** @returns the page with the tools and the places of its words; undefined if there is none */
  async draw(pathname: string): Promise<string | undefined> {
    const { listPages, renderPage, sourcesOf, buildStyles: stylesWith } = await this.#load();
    drawMissing(root, this.#getLoaded(), (await this.#vite).watcher);
    const pages = listPages(this.#getLoaded());
    const page = pages.find((each) => each.pathname === pathname);
    if (!page) return undefined;
    const html = await renderPage(page, undefined);
    const styles = stylesWith(this.#styles.sheetsOf(sourcesOf(page), await this.#vite));
    const places = Object.fromEntries(readMarks(html).map((id) => [id, this.content.place(id)] as const));
    const structure = readStructure(root, this.#fileOf(pathname), this.#getLoaded(), Object.keys(schemas));
    const data = { places, pages: pages.map((each) => each.pathname), structure };
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    const tools = `<script type="application/json" id="edit-data">${json}</script><script type="module" src="/scripts/edit/client/client.ts"></script>`;
    return html.replace('</head>', () => `<style>${styles}</style></head>`).replace('</body>', () => `${tools}</body>`);
  }

  /** The file of a page; undefined for a list of others. */
  #fileOf(pathname: string): string | undefined {
    const { pages, services, projects, profiles, articles } = this.#getLoaded();
    const all = [...pages, ...services, ...projects, ...profiles];
    const article = articles.find(({ slug }) => pathname === `/blog/${slug}`);
    return (all.find(({ path }) => path === pathname) ?? article)?.file;
  }

  /** Every page as HTML, marks included, by its address. */
  async drawAll(): Promise<[string, string][]> {
    const { listPages, renderPage } = await this.#load();
    const draw = async (page: SitePage) => renderPage(page, undefined);
    return Promise.all(
      listPages(this.#getLoaded()).map(async (page): Promise<[string, string]> => [page.pathname, await draw(page)]),
    );
  }

  /** Faults that the checks of the built pages find. */
  async faults(): Promise<string[]> {
    const pages = (await this.drawAll()).map(([path, html]) => readPage(path, withoutMarks(html)));
    // The loader has already checked links to picture files.
    return checkPages(pages, []).filter((fault) => !/: link to nowhere: \S+\.(?:svg|jpg)$/.test(fault));
  }

  async close(): Promise<void> {
    await (await this.#vite).close();
  }

  /**
   * Draws from now on with these texts instead of the files, which are read again.
   * @param modules files outside content/ that have changed
   */
  async try(overrides: ContentOverrides, modules: readonly string[] = []): Promise<void> {
    this.content.overrides = overrides;
    this.#loaded = undefined;
    const { moduleGraph } = (await this.#vite).environments.ssr;
    for (const each of [...wordModules, ...modules.map((file) => resolve(root, file))]) moduleGraph.onFileChange(each);
  }

  #getLoaded(): Content {
    this.#loaded ??= loadContent(root, {
      mark: this.content.mark,
      markText: this.content.markText,
      overrides: this.content.overrides,
      unpublished: true,
      stats: parseStats(process.env.STATS),
    });
    return this.#loaded;
  }

  async #load(): Promise<typeof import('../../app/page/render-page.tsx')> {
    return (await (await this.#vite).ssrLoadModule('/app/page/render-page.tsx')) as never;
  }
}
