import { z } from 'zod';
import { action, choice, drawing, flag, list, rich, text } from '../../load/fields.ts';

const field = z.strictObject({
  name: choice('name', 'email', 'password'),
  label: text,
  placeholder: text.optional(),
  /** The `autocomplete` value, for browsers. */
  autocomplete: choice('name', 'email', 'username', 'current-password', 'new-password'),
  missing: text,
  /** Error for an address that cannot be answered. */
  invalid: text.optional(),
});

/** A form about accounts, which is not connected yet, beside a row of fins. */
export const schema = z.strictObject({
  heading: text,
  /** Links to other pages that the visitor may want. */
  prompt: rich,
  /** Notice: accounts are not open yet. */
  note: rich,
  /** Hour of the page's drawing: low sun, high sun, blue night. */
  illustration: drawing,
  form: z.strictObject({
    /** Name for assistive technology. */
    name: text,
    fields: list(field),
    /** Link at the password. */
    forgot: action.optional(),
    /** Labels of the button that shows the password. */
    passwordToggle: text,
    /** Checkbox below the fields; optional without `missing`. */
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
  /** Log-in with two other providers, not connected either. */
  providers: z.strictObject({ divider: text, google: text, facebook: text, note: text }).optional(),
  /** Text below the form. */
  recovery: text.optional(),
});

export type Props = z.output<typeof schema>;
