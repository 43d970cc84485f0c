import { z } from 'zod';
import { action, choice, drawing, flag, list, rich, text } from '../../load/fields.ts';

const field = z.strictObject({
  name: choice('name', 'email', 'password'),
  label: text,
  placeholder: text.optional(),
  /** How browsers fill it in. */
  autocomplete: choice('name', 'email', 'username', 'current-password', 'new-password'),
  missing: text,
  /** For an address that cannot be answered. */
  invalid: text.optional(),
});

/** A form about accounts, which is not connected yet, beside a row of fins. */
export const schema = z.strictObject({
  heading: text,
  /** Other pages that the visitor may have wanted. */
  prompt: rich,
  /** Notice: accounts are not open yet. */
  note: rich,
  /** The hour of this page: low sun, high sun, blue night. */
  illustration: drawing,
  form: z.strictObject({
    /** Name for assistive technology. */
    name: text,
    fields: list(field),
    /** Stands at the password. */
    forgot: action.optional(),
    /** Labels of the button that shows the password. */
    passwordToggle: text,
    /** One box below the fields. Without `missing` it may stay empty, and is no part of what the form holds. */
    box: z
      .strictObject({
        id: choice('remember', 'check'),
        label: text,
        marked: flag.optional(),
        note: text.optional(),
        missing: text.optional(),
      })
      .optional(),
    submit: text,
    notices: z.strictObject({ missing: text.optional(), terms: text.optional() }).default({}),
  }),
  /** Two ways in that are not connected either. */
  providers: z.strictObject({ divider: text, google: text, facebook: text, note: text }).optional(),
  /** Below the form. */
  recovery: text.optional(),
});

export type Props = z.output<typeof schema>;
