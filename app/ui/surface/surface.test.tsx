import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Section } from '../section/section.tsx';
import { PictureCard } from './picture-card.tsx';
import { Stage } from './stage.tsx';

const classesOf = (html: string) => /class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];

it('a stage has classes for its ground, the fit of its picture and its edge', () => {
  expect(classesOf(renderToStaticMarkup(<Stage>x</Stage>))).toEqual(['stage']);
  expect(classesOf(renderToStaticMarkup(<Stage tone="dawn" fit="sheet" bleed="end" children="x" />))).toEqual([
    'stage',
    'stage-dawn',
    'stage-sheet',
    'bleed-end',
  ]);
});

it('a picture card has its picture, then its words, and its action at the end', () => {
  const html = renderToStaticMarkup(
    <PictureCard image={{ name: 'ability-context', alt: 'Agents' }} tone="shade" action={<a href="/contact">Ask</a>}>
      <h3>Agents</h3>
    </PictureCard>,
  );
  expect(html.search('alt="Agents"')).toBeLessThan(html.search('<h3>'));
  expect(html.search('<h3>')).toBeLessThan(html.search('<a href'));
});

it('a section has classes for its ground and its distance', () => {
  const html = renderToStaticMarkup(
    <Section ground="dawn" apart heading="Why">
      x
    </Section>,
  );
  expect(classesOf(html)).toEqual(['section', 'ground-dawn', 'apart']);
  expect(html).toContain('>Why</h2>');
});
