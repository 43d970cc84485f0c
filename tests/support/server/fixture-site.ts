import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { splitAnswer } from '../../../scripts/build/split-answer.ts';
import { parsePage } from '../../../scripts/site/page-tree.ts';

/** The contact form with the marks for the server. */
const form = `<form method="post" action="/api/mail">
<input id="name" required="" placeholder="a &gt; b" data-slot="name" type="text" name="name"/>
<p id="name-error" class="field-error" hidden="" data-error="name">Name, please</p>
<input id="email" data-slot="email" type="email" name="email"/><p id="email-error" hidden="" data-error="email">Address, please</p>
<input id="phone" data-slot="phone" name="phone"/><p data-error="phone" hidden="">Phone, please</p>
<input id="company" data-slot="company" name="company"/><p hidden="" data-error="company">Company, please</p>
<textarea id="message" name="message" data-slot="message" rows="5"></textarea><p hidden="" data-error="message">Message, please</p>
</form>`;

const page = (text: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text}</title></head><body><main><h1>${text}</h1></main></body></html>`;

const script = `console.log(${JSON.stringify('x'.repeat(2000))});`;

/** Hash of these pages' styles. */
const styleHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const styledPages = [
  '/',
  '/services/*',
  '/404.html',
  '/message-sent',
  '/message-refused',
  '/message-failed',
  '/message-act',
];

const pages: Record<string, string | Buffer> = {
  'client/index.html': page('Home'),
  'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/icon-512.png': 'icon',
  'client/assets/share/home-1a2b3c4d.jpg': 'share picture',
  'client/assets/sun-1a2b3c4d.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/about/index.html': page('About'),
  'client/about/index.html.br': brotliCompressSync(page('About')),
  'client/about/index.html.gz': gzipSync(page('About')),
  'client/contact/index.html': page('Contact'),
  'client/services/blockchain/index.html': page('Blockchain'),
  'client/error-404/index.html': page('404 as a page'),
  'client/404/index.html': page('Not found, dark'),
  'client/404.html': page('Not found, dark'),
  'client/404-light.html': page('Not found, light'),
  'client/message-sent/index.html': page('Message').replace(
    /<h1>.*<\/h1>/,
    `<section data-unless="reference"><h1>Nothing known</h1><a href="/contact">Write</a></section>
<template data-if="reference"><section><h1>Sent</h1><b class="ref" data-slot="reference"></b></section></template>`,
  ),
  'client/message-refused/index.html': page('Refused').replace(
    '</main>',
    `<p role="alert">Please fill required fields</p>${form}</main>`,
  ),
  'client/message-failed/index.html': page('Failed').replace(
    '</main>',
    `<p role="alert">There was an error sending your message. Please try again.</p>${form}</main>`,
  ),
  'client/message-act/index.html': page('A link').replace(
    '<h1>A link</h1>',
    `<h1 class="a" data-slot="heading">Wrong</h1><p data-if="reference">Message <b data-slot="reference"></b></p>
<p data-slot="text">No.</p><form method="post" data-if="button"><button type="submit"><span data-slot="button">Go on</span></button></form>`,
  ),
  'client/assets/app-1a2b3c4d.js': script,
  'client/assets/app-1a2b3c4d.js.br': brotliCompressSync(script),
  'client/assets/app-1a2b3c4d.js.gz': gzipSync(script),
  'client/assets/plain-1a2b3c4d.css': 'h1{color:#000}',
  'client/prefetch.speculationrules': '{}',
  'client/robots.txt': 'User-agent: *',
  'client/_headers': '/*\n  X-Test: 1',
  'client/.vite/manifest.json': '{}',
};

/** The build's notes on them. */
const notes = {
  redirects: [
    { from: '/about-us.html', to: '/about', status: 301 },
    { from: '/news/*', to: '/services/*', status: 302 },
    { from: '/old/*', to: '/*', status: 301 },
    { from: '/shop', to: 'https://shop.test/#cups', status: 301 },
  ],
  styleHashes: Object.fromEntries(styledPages.map((path) => [path, [styleHash]])),
  answers: Object.fromEntries(
    styledPages.flatMap((path) => {
      const answer = path.startsWith('/message-') && pages[`client${path}/index.html`];
      return answer ? [[path, { parts: splitAnswer(parsePage(String(answer))), styleHashes: [styleHash] }]] : [];
    }),
  ),
};

export const fixtureFiles: Record<string, string | Buffer> = { ...pages, 'site.json': JSON.stringify(notes) };

/** Writes a built site into `folder`; returns the folder of its pages. */
export function writeFixtureSite(folder: string, without: readonly string[] = []): string {
  for (const [name, content] of Object.entries(fixtureFiles)) {
    if (without.includes(name)) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return join(folder, 'client');
}
