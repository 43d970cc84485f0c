import { resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { checkPages } from '../check/page-faults.ts';
import { readPage } from '../check/page-text.ts';
import { MarkedContent } from './marked-content.ts';
import { readMarks, withoutMarks } from './marks.ts';

const root = resolve(import.meta.dirname, '../..');

/** The pages as they are drawn from marked content. */
export class EditedSite {
  readonly content = new MarkedContent();
  #vite: ViteDevServer | undefined;

  async start(): Promise<ViteDevServer> {
    this.#vite = await createServer({
      root,
      appType: 'custom',
      logLevel: 'warn',
      server: { middlewareMode: true, hmr: false, ws: false },
      plugins: [this.content.plugin],
    });
    return this.#vite;
  }

  /** @returns the page with the tools and where its words stand; undefined where there is none */
  async draw(pathname: string): Promise<string | undefined> {
    const { listPages, renderPage, styles } = await this.#load();
    const page = listPages().find((each) => each.pathname === pathname);
    if (!page) return undefined;
    const html = await renderPage(page, { loader: '', start: '' });
    const places = Object.fromEntries(readMarks(html).map((id) => [id, this.content.place(id)] as const));
    const data = { places, pages: listPages().map((each) => each.pathname) };
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    const tools = `<script type="application/json" id="edit-data">${json}</script><script type="module" src="/scripts/edit/client/client.ts"></script>`;
    return html
      .replace(/<script async.*?<\/script>/, () => tools)
      .replace('</head>', () => `<style>${styles}</style></head>`);
  }

  /** Every page as HTML, marks included, by its address. */
  async drawAll(): Promise<Map<string, string>> {
    const { listPages, renderPage } = await this.#load();
    const scripts = { loader: '', start: '' };
    return new Map(
      await Promise.all(listPages().map(async (page) => [page.pathname, await renderPage(page, scripts)] as const)),
    );
  }

  /** What the checks of the built pages object to. */
  async faults(): Promise<string[]> {
    const pages = [...(await this.drawAll())].map(([path, html]) => readPage(path, withoutMarks(html)));
    return checkPages(pages, []);
  }

  async close(): Promise<void> {
    await this.#vite?.close();
  }

  /** Forgets what was made of a file. */
  forget(file: string): void {
    this.#vite?.environments.ssr.moduleGraph.onFileChange(resolve(root, file));
  }

  async #load(): Promise<typeof import('../../app/page/render-page.tsx')> {
    if (!this.#vite) throw new Error('The site has not been started.');
    return (await this.#vite.ssrLoadModule('/app/page/render-page.tsx')) as never;
  }
}
