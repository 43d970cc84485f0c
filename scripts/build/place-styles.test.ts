import { expect, it } from 'vitest';
import { parsePage, writePage } from '../site/page-tree.ts';
import { placeStyles } from './place-styles.ts';

const page = (main: string) =>
  parsePage(
    `<html><head></head><body><header class="bar"></header><main>${main}</main><footer class="end"></footer></body></html>`,
  );

/** The page as far as the place of the rest of its styles. */
function openingOf(main: string): string {
  const tree = page(main);
  placeStyles(tree);
  return writePage(tree).split('<main>')[1]?.split('<style></style>')[0] ?? '';
}

it('the section with the heading is before the rest of the styles, its drawing included', () => {
  const hero = '<section class="hero"><div><h1>Name</h1></div><svg class="art"><path/></svg></section>';
  expect(openingOf(`${hero}<section><h2>More</h2></section>`)).toBe(hero.replace('</section>', ''));
});

it('beside a form only the words with the heading are', () => {
  expect(openingOf('<section><div class="words"><h1>Name</h1><p></p></div><form><input></form></section>')).toBe(
    '<section><div class="words"><h1>Name</h1><p></p></div>',
  );
});

it('in a form, what is above its fields', () => {
  expect(openingOf('<section><form><div><h1>Fault</h1></div><p><input></p></form></section>')).toBe(
    '<section><form><div><h1>Fault</h1></div>',
  );
});

it('names of an opening are those of the parts before its end, and of all around it', () => {
  const { names, opening } = placeStyles(
    page('<section class="hero"><h1 class="name">A</h1></section><p class="lead"></p>'),
  );
  expect([...opening.classes].filter(Boolean)).toEqual(['bar', 'hero', 'name']);
  expect([...names.classes].filter(Boolean)).toEqual(['bar', 'hero', 'name', 'lead', 'end']);
});

it('data for search engines comes last', () => {
  const tree = parsePage(
    '<html><head><script type="application/ld+json">{}</script></head><body><main><h1>A</h1></main><p></p></body></html>',
  );
  placeStyles(tree);
  expect(writePage(tree)).toMatch(/<head><style>.*<p><\/p><script type="application\/ld\+json">\{\}<\/script><\/body>/);
});

it('a page without a heading is refused', () => {
  expect(() => placeStyles(page('<p></p>'))).toThrow(/heading/);
});
