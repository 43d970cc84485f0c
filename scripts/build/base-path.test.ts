import { expect, it } from 'vitest';
import { parsePage, writePage } from '../site/page-tree.ts';
import { putPageBelow, putStylesBelow } from './base-path.ts';

const below = (html: string) => {
  const page = parsePage(html);
  putPageBelow('/site', page);
  return writePage(page);
};

it.each([
  ['<a href="/">', '<a href="/site/">'],
  ['<a href="/site/x?a=/b#/c">', '<a href="/site/site/x?a=/b#/c">'],
  ['<form action="/api/mail">', '<form action="/site/api/mail">'],
  ['<source srcSet="/a.avif 1x, /b,/c.avif 2x">', '<source srcSet="/site/a.avif 1x, /site/b,/site/c.avif 2x">'],
  [
    '<script data-ahead="/a.js /b.js" data-start="/c.js">',
    '<script data-ahead="/site/a.js /site/b.js" data-start="/site/c.js">',
  ],
  ['<template><img src="/a.svg"></template>', '<template><img src="/site/a.svg"></template>'],
])('A page below /site has %s as %s', (written, served) => {
  expect(below(written)).toContain(served);
});

it.each(['<a href="//other.test/x">', '<a href="https://other.test/x">', '<a href="#x">', '<p title="/x">', '<p>/x'])(
  'A page below a path keeps %s',
  (written) => {
    expect(below(written)).toContain(written);
  },
);

it('Styles below /site load their fonts and pictures there', () => {
  const css = '@font-face{font-family:a;src:url(/assets/a.woff2)}.a{background:url("/b.svg"),url(#c),url(//d/e)}';
  expect(putStylesBelow('/site', css).match(/url\([^)]*\)/g)).toEqual([
    'url(/site/assets/a.woff2)',
    'url(/site/b.svg)',
    'url(#c)',
    'url(//d/e)',
  ]);
});
