import { expect, it } from 'vitest';
import type { Props as ProjectSteps } from '../../app/blocks/project-steps/schema.ts';
import { block } from '../../tests/support/blocks.ts';
import { listFiles } from '../pictures.ts';
import { recordTexts } from '../svg/record-texts.ts';

const { image } = block<ProjectSteps>('/services', 'project-steps');
const pipeline = listFiles().illustrations.find(({ name }) => name === 'pipeline');

it.each([pipeline?.svg('a'), pipeline?.narrow?.('a')])(
  'shows no word that its alternative text does not say',
  (svg) => {
    const words = recordTexts(svg ?? '').map((text) => text.words.toLowerCase());
    expect(words.length).toBeGreaterThan(5);
    for (const word of words) {
      // Numbers are places in the row.
      if (!/^\d$/.test(word)) expect(image.alt.toLowerCase()).toContain(word);
    }
  },
);
