import words from '../../shared/words/answers.json' with { type: 'json' };
import type { OwnerAction } from '../mail/owner-action-link.ts';

/** Texts of a link's page, and of its button; no button if there is nothing to do. */
export interface OwnerActionWords {
  heading: string;
  text: string;
  reference?: string;
  button?: string;
}

/** Words of pages without a template, and of addresses that only the server has. */
export const plainWords = { back: words.back, unknownMessage: words.unknownMessage };

/** Texts of each mail link: the question, then the answer. */
export const ownerActionWords: Record<OwnerAction, { ask: OwnerActionWords; done: OwnerActionWords }> = words.acts;

export const refusals = words.refusals satisfies Record<string, OwnerActionWords>;
