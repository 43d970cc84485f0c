import { expect, it } from 'vitest';
import { services } from '../../app/content/services-overview.ts';
import { listFiles } from '../pictures.ts';
import { recordTexts } from '../svg/record-texts.ts';

const pipeline = listFiles().illustrations.find(({ name }) => name === 'pipeline');

it.each([pipeline?.svg('a'), pipeline?.narrow?.('a')])(
  'shows no word that its alternative text does not say',
  (svg) => {
    const words = recordTexts(svg ?? '').map((text) => text.words.toLowerCase());
    expect(words.length).toBeGreaterThan(5);
    for (const word of words) {
      // The places of the stages in their row.
      if (!/^\d$/.test(word)) expect(services.onboarding.image.alt.toLowerCase()).toContain(word);
    }
  },
);
