import { expect, it } from 'vitest';
import { servicesOverview } from '../../../app/content/services-overview.ts';
import { process } from './process.ts';

it('shows no word that its alternative text does not say', () => {
  const words = [...process('a').matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, word = '']) => word.toLowerCase());
  expect(words.length).toBeGreaterThan(5);
  for (const word of words) expect(servicesOverview.onboarding.image.alt.toLowerCase()).toContain(word);
});
