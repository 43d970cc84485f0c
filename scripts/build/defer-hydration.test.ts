import { describe, expect, it } from 'vitest';
import { deferDocument } from './defer-hydration.ts';

const context = '<script>window.__reactRouterContext = {"ssr":false};</script>';
const modules =
  '<script type="module" async="">import "/assets/manifest-1.js";window.__reactRouterRouteModules = {};import("/assets/entry.js");</script>';
const stream =
  '<!--$--><script>window.__reactRouterContext.streamController.enqueue("[]");</script><!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$-->';
const head = '<html><head><link rel="modulepreload" href="/assets/a.js"/><title>T</title></head><body><p>Words</p>';
const page = (scripts: string) => `${head}${scripts}</body></html>`;

describe('deferring hydration', () => {
  it('leaves no code and no preload in the document, and the two shells that React hydrates', () => {
    const { html } = deferDocument(page(context + modules + stream), 'x.html');
    expect(html).toBe(
      '<html><head><title>T</title></head><body><p>Words</p><script></script><script></script></body></html>',
    );
  });

  it('starts React from one module: context and stream first, the entry last', () => {
    const { boot } = deferDocument(page(context + modules + stream), 'x.html');
    const order = [
      '/assets/a.js',
      'Context = {',
      'enqueue',
      'close()',
      'RouteModules',
      'await import("/assets/entry.js")',
    ];
    const places = order.map((part) => boot.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it.each([
    ['has no script', page('')],
    ['lacks the context', page(modules + stream)],
    ['lacks the modules', page(context + stream)],
    ['lacks the stream', page(context + modules)],
    ['has a script nobody knows', page(`${context}${modules}${stream}<script>track()</script>`)],
    ['has markup between its scripts', page(`${context}<p>late</p>${modules}${stream}`)],
    ['preloads nothing', page(context + modules + stream).replace(/<link[^>]*>/, '')],
    ['imports its entry otherwise', page(context + modules.replace('import("/assets/entry.js");', '') + stream)],
  ])('fails the build, naming the page, when the document %s', (_, document) => {
    expect(() => deferDocument(document, 'about/index.html')).toThrow(/^about\/index\.html: React Router's document/);
  });
});
