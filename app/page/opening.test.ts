import { expect, it } from 'vitest';
import { readOpening } from './opening.ts';

const page = `<section class="hero hero-breadcrumb image-breadcrumb-day" data-surface="sunken"><div>
<nav class="breadcrumb" aria-label="Breadcrumb"><ol><li><a href="/">Home</a><svg></svg></li><li aria-current="page">R&amp;D</li></ol></nav>
<h1 class="text-page-title">What <em>we</em> don&#x27;t know</h1></div></section>`;

it('a page says its headline, its hour and where it stands, as visitors read it', () => {
  expect(readOpening(page)).toEqual({
    headline: "What we don't know",
    illustration: 'breadcrumb-day',
    trail: [
      { name: 'Home', path: '/' },
      { name: 'R&D', path: undefined },
    ],
  });
});

it('a page without a path to it says none', () => {
  expect(readOpening('<h1>Welcome</h1>')).toEqual({ headline: 'Welcome', illustration: undefined, trail: [] });
});
