import { z } from 'zod';
import { action, flag, list, person, text } from '../../load/fields.ts';

/** Some people at a glance: portrait, name and role; with a lead beside the words, without one below the heading. */
export const schema = z.strictObject({
  heading: text,
  lead: text.optional(),
  /** Beside the heading, or below the words. */
  links: list(action).default([]),
  /** May be left out on a person's page: it shows the next people of the list. */
  members: list(person).optional(),
  /** On cards with each person's text; the heading is then for screen readers only, and the links are below. */
  cards: flag.default(false),
});

export type Props = z.output<typeof schema>;
