import words from '../../shared/words/answers.json' with { type: 'json' };
import type { OwnerAction } from '../mail/act-link.ts';

/** Words of the page of a link, and of the button on it; without one there is nothing to do. */
export interface ActWords {
  heading: string;
  text: string;
  reference?: string;
  button?: string;
}

/** Words of pages without a template, and of addresses that only the server has. */
export const plainWords = { back: words.back, unknownMessage: words.unknownMessage };

/** The question of each link, and the answer when it is done. */
export const actWords: Record<OwnerAction, { ask: ActWords; done: ActWords }> = words.acts;

export const refusals = words.refusals satisfies Record<string, ActWords>;
