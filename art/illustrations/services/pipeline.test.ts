import { expect, it } from 'vitest';
import { services } from '../../../app/content/services-overview.ts';
import { recordTexts } from '../../svg/record-texts.ts';
import { pipelineNarrow } from '../narrow/pipeline.ts';
import { pipeline } from './pipeline.ts';

it.each([pipeline('a'), pipelineNarrow()])('shows no word that its alternative text does not say', (drawing) => {
  const words = recordTexts(drawing).map((text) => text.words.toLowerCase());
  expect(words.length).toBeGreaterThan(5);
  for (const word of words) {
    // The places of the stages in their row.
    if (!/^\d$/.test(word)) expect(services.onboarding.image.alt.toLowerCase()).toContain(word);
  }
});
