import { z } from 'zod';
import { list, number, person, post, prose, rich, sample, text } from '../../load/fields.ts';

const fieldWords = { label: text, placeholder: text, missing: text };

/** An article with reactions, comments and a form, none of which stores or sends anything. */
export const schema = z.strictObject({
  sample,
  /** Post whose neighbors are shown below it. */
  post,
  /** A file in content/texts. The text below its line of dashes has the whole width: put it near the sidebar's end. */
  text: prose,
  reactions: z.strictObject({
    like: z.strictObject({ label: text, count: number }),
    comments: z.strictObject({ label: text, count: number }),
    share: z.strictObject({ label: text, done: text, failed: text }),
    save: z.strictObject({ label: text, note: text }),
  }),
  comments: z.strictObject({
    sample,
    heading: text,
    items: list(
      z.strictObject({
        author: text,
        text,
        /** Reply by a person of the company. */
        reply: z.strictObject({ person, text }).optional(),
      }),
    ),
  }),
  form: z.strictObject({
    heading: text,
    note: rich,
    fields: z.strictObject({
      name: z.strictObject(fieldWords),
      email: z.strictObject({ ...fieldWords, invalid: text }),
      message: z.strictObject(fieldWords),
    }),
    submit: text,
  }),
});

export type Props = z.output<typeof schema>;
