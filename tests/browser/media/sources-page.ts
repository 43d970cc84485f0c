import { resolve } from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import { build } from 'vite';
import type { Source } from '../../../app/ui/lightbox/source.ts';

const origin = 'http://viewer.test';
const html = `<!doctype html><html lang="en"><title>Viewer</title><link rel="stylesheet" href="/page.css">
<script type="module" src="/page.js"></script>`;

/** Bundles the viewer alone, in memory. */
export async function bundleViewer(): Promise<Map<string, string>> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: resolve(import.meta.dirname, 'fixture.tsx'),
        output: { entryFileNames: 'page.js', assetFileNames: 'page.css' },
      },
    },
  });
  if (!('output' in result)) throw new Error('The viewer was not bundled into one page.');
  return new Map(
    result.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : `*{box-sizing:border-box;margin:0}${file.source}`,
    ]),
  );
}

/** A page that shows the viewer with any sources; the test is its server. */
export class SourcesPage {
  readonly viewer: Locator;
  /** `HEAD /name`, in order, without the page's own files. */
  readonly requests: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.viewer = page.getByRole('dialog', { name: 'Sources' });
  }

  get current(): Locator {
    return this.viewer.locator('.yarl__slide_current');
  }

  /** @param answer for everything but the page's own files; an unanswered source stays pending */
  async open(bundle: Map<string, string>, answer: (route: Route, path: string) => Promise<void> | void): Promise<void> {
    await this.#page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
      const own = bundle.get(pathname);
      const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'text/css';
      if (own !== undefined) return route.fulfill({ contentType, body: own });
      this.requests.push(`${route.request().method()} ${pathname}`);
      await answer(route, pathname);
    });
    await this.#page.goto(origin);
    await this.#page.waitForFunction(() => 'show' in window);
  }

  async show(...sources: Source[]): Promise<void> {
    await this.#page.evaluate((all) => (window as unknown as { show: (all: Source[]) => void }).show(all), sources);
    await this.viewer.waitFor();
  }
}
