import { expect, it } from 'vitest';
import { parsePage } from '../site/page-tree.ts';
import { assertStrictMarkup } from './strict-markup.ts';

it('accepts what a strict content-security policy lets through', () => {
  const html =
    '<style>a{color:red}</style><p title="style=x onclick=y">style=1</p><script type="application/ld+json">{"a":1}</script><script></script><script src="/a.js"></script>';
  expect(() => assertStrictMarkup(parsePage(html), 'x')).not.toThrow();
});

it.each([
  ['an inline script', '<script>go()</script>'],
  ['data that cannot be read', '<script type="application/ld+json">go()</script>'],
  ['a script that only looks like data', '<script type="application/ld+json" src="/x.js">{}</script>'],
  ['a style attribute', '<p style="color:red">x</p>'],
  ['an event-handler attribute', '<button onclick="go()">x</button>'],
])('refuses %s and names the page', (_, html) => {
  expect(() => assertStrictMarkup(parsePage(html), 'about/index.html')).toThrow(/^about\/index\.html: /);
});
