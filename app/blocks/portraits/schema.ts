import { z } from 'zod';
import { action, flag, list, person, text } from '../../load/fields.ts';

/** Some people at a glance: portrait, name and role. With a lead they stand beside the words, without one below the heading. */
export const schema = z.strictObject({
  heading: text,
  lead: text.optional(),
  /** Beside the heading, or below the words. */
  links: list(action).default([]),
  /** On the page of a person it may be left out: those who follow in the list are shown. */
  members: list(person).optional(),
  /** On cards that say what each answers for as well; the heading is only heard then, and the links stand below. */
  cards: flag.default(false),
});

export type Props = z.output<typeof schema>;
