import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { minify, transformWithOxc } from 'vite';
import { assertStrictMarkup } from './strict-markup.ts';

/** Answers of the server to a form without script. They stand under /api/mail, where React would find no route. */
const pagesWithoutReact = new Set(['message-refused/index.html', 'message-failed/index.html']);
const loaderSource = resolve(import.meta.dirname, '../../app/entry.deferred.ts');

interface DeferredDocument {
  html: string;
  /** The page's start-up module: what stood in its inline scripts. */
  boot: string;
}

/**
 * Rewrites every prerendered page of a folder: no inline script, no module preload; one small loader starts React late.
 * @returns the hashes that a content-security policy needs for the inlined stylesheets, as `sha256-…`
 * @throws when React Router's document is not what this step knows, or a page holds what a strict policy would block
 */
export async function deferHydration(client: string): Promise<{ styleHashes: string[] }> {
  const loader = emit(client, 'loader', await buildLoader());
  const styleHashes = new Set<string>();
  for (const file of globSync('**/*.html', { cwd: client })) {
    const path = join(client, file);
    const { html, boot } = deferDocument(readFileSync(path, 'utf8'), file);
    const start = pagesWithoutReact.has(file.replaceAll('\\', '/'))
      ? ''
      : `<script async src="${loader}" data-boot="${emit(client, 'boot', boot)}"></script>`;
    const page = html.replace('</body>', `${start}</body>`);
    assertStrictMarkup(page, file);
    for (const [, css = ''] of page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) styleHashes.add(sha256(css));
    writeFileSync(path, page);
  }
  return { styleHashes: [...styleHashes].sort() };
}

/**
 * Takes React Router's scripts out of a document. React hydrates the two elements of `<Scripts/>`, so their empty shells
 * stay where they were; what the streaming renderer appends after them is no part of the tree and goes.
 * @param name names the document in errors
 */
export function deferDocument(document: string, name: string): DeferredDocument {
  const fail = (reason: string) => new Error(`${name}: React Router's document is not as expected: ${reason}.`);
  const first = document.indexOf('<script');
  if (first < 0) throw fail('it has no script');
  const tail = document.slice(first);
  const scripts = [...tail.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const [context, modules, ...stream] = scripts;

  if (!context?.startsWith('window.__reactRouterContext =')) throw fail('the first script is not the context');
  if (!modules?.includes('window.__reactRouterRouteModules =')) throw fail('the second script is not the modules');
  if (stream.length === 0 || !stream.every((code) => code.startsWith('window.__reactRouterContext.streamController.')))
    throw fail('an unknown script follows the stream');
  const rest = tail.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '').replace(/<!--\/?\$-->/g, '');
  if (rest !== '</body></html>') throw fail('something stands between its scripts');

  const entry = /import\(("[^"]+")\);?\s*$/.exec(modules);
  if (!entry) throw fail('the entry is not imported last');
  const head = document.slice(0, first);
  const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
  const preloads = [...head.matchAll(preload)].map(([, href]) => href);
  if (preloads.length === 0) throw fail('it preloads no modules');

  return {
    html: `${head.replace(preload, '')}<script></script><script></script></body></html>`,
    boot: [
      // The preloads of the document, now at the moment they are needed: one round trip instead of a chain.
      `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
      context,
      ...stream,
      modules.slice(0, entry.index),
      `await import(${entry[1]});`,
    ].join('\n'),
  };
}

async function buildLoader(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(loaderSource, 'utf8'), loaderSource, { target: 'es2022' });
  return (await minify('loader.js', code, { compress: true, mangle: true })).code;
}

/** Writes a script under a name that changes with its content, and returns its address. */
function emit(client: string, name: string, code: string): string {
  const address = `/assets/${name}-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(join(client, address), code);
  return address;
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
