import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Breadcrumb } from '../link/breadcrumb.tsx';
import { HeroFrame } from '../section/hero-frame.tsx';
import { Heading, HeadingLevel } from '../text/heading.tsx';
import { emptyOpening, PageOpening } from './opening.ts';

it('a page notes its visible headline, sun and trail; later parts do not count', () => {
  const opening = emptyOpening();
  renderToStaticMarkup(
    <PageOpening value={opening}>
      <HeadingLevel value={1}>
        <HeroFrame variant="breadcrumb" illustration="breadcrumb-day">
          <Breadcrumb above={[{ label: 'Home', to: '/' }]} here="R&D" />
          <Heading>
            What <em>we</em> don't know
          </Heading>
        </HeroFrame>
      </HeadingLevel>
      <HeadingLevel value={2}>
        <HeroFrame variant="mission" illustration="mission-night">
          <Heading>Later</Heading>
        </HeroFrame>
      </HeadingLevel>
    </PageOpening>,
  );
  expect(opening).toEqual({
    headline: "What we don't know",
    illustration: 'breadcrumb-day',
    trail: [{ name: 'Home', path: '/' }, { name: 'R&D' }],
  });
});

it('a page without a trail notes none', () => {
  const opening = emptyOpening();
  renderToStaticMarkup(
    <PageOpening value={opening}>
      <Heading usual={1}>Welcome</Heading>
    </PageOpening>,
  );
  expect(opening).toEqual({ headline: 'Welcome', illustration: undefined, trail: [] });
});
