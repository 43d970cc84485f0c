/**
 * `npm run gallery`: photographs every page and the primitives of app/ui at three widths, and the states of opened,
 * chosen and sent parts, and writes one page with all of them: test-results/gallery/index.html.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { clearSettings } from '../support/clear-settings.ts';
import { browserLaunchOptions, requireBrowser } from '../support/machine/browser.ts';
import { photographPages } from '../support/views/photograph-pages.ts';
import { photographPrimitives } from './photograph-primitives.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, 'test-results/gallery');

clearSettings();
requireBrowser();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(browserLaunchOptions());
try {
  const pictures = new Map([
    ...(await photographPrimitives(browser, folder)),
    ...(await photographPages(browser, root, folder)),
  ]);
  const pages = Map.groupBy(pictures, ([view]) => view.split(' ')[0] ?? '');
  const sections = [...pages].map(([path, views]) => {
    const figures = views.map(([view, picture]) => {
      const file = relative(folder, picture);
      return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${view}"></a><figcaption>${view}</figcaption></figure>`;
    });
    return `<h2>${path}</h2><div>${figures.join('')}</div>`;
  });
  writeFileSync(
    resolve(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>body{font:1rem system-ui;margin:2rem}div{display:flex;gap:1rem;align-items:start;flex-wrap:wrap}figure{margin:0}img{height:40rem;width:auto;max-width:100%;border:1px solid #999}</style>
<h1>${pictures.size} views</h1>
${sections.join('\n')}
</html>
`,
  );
  console.log(`${pictures.size} views: ${relative(process.cwd(), resolve(folder, 'index.html'))}`);
} finally {
  await browser.close();
}
