import { expect, it } from 'vitest';
import { services } from '../../../app/content/services-overview.ts';
import { pipeline } from './pipeline.ts';

it('shows no word that its alternative text does not say', () => {
  const words = [...pipeline('a').matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, word = '']) =>
    word.replace('&amp;', '&').toLowerCase(),
  );
  expect(words.length).toBeGreaterThan(5);
  for (const word of words) expect(services.onboarding.image.alt.toLowerCase()).toContain(word);
});
