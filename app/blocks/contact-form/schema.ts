import { z } from 'zod';
import { action, flag, forms, list, perContactField, person, rich, text, textWith } from '../../load/fields.ts';

/** `marked` shows an asterisk beside the label; `missing` and `invalid` are errors below the field. */
const field = z.strictObject({
  marked: flag.default(false),
  placeholder: text,
  hint: text.optional(),
  missing: text,
  invalid: text.optional(),
});

/** Title and description of an answer page. */
const head = { title: forms, description: forms };

/** Other ways of contact, and the form. Labels of its fields and its fixed texts: shared/contact-message.ts. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** Labels of the company's address and number. */
  email: text,
  phone: text,
  /** The company's profile, and the text shown while it has none. */
  profile: z.strictObject({ name: text, none: text }),
  more: rich,
  form: z.strictObject({
    /** Name of the form. */
    heading: text,
    allFields: text,
    /** Label of a message's subject, such as a chosen plan, and of the button that removes it. */
    about: z.strictObject({ label: text, remove: text }),
    /** Label of the page and the source that led to the form, shown with `STATS`, and of the button that removes them. */
    way: z.strictObject({ label: text, remove: text }),
    fields: perContactField(field),
    /** Use of the data, with links to more about it and about the company. */
    data: text,
    legal: list(action),
    draft: text,
    submit: text,
    sending: text,
    /** Names of the notices, for assistive technology. */
    notices: z.strictObject({ success: text, failure: text }),
    /** Shown in the form's place after a success. */
    receipt: z.strictObject({
      heading: text,
      referenceLabel: text,
      promise: text,
      /** Label of the hour until which an answer is due. */
      due: text,
      /** Time left: some hours (rounded up), less than one, none. */
      left: z.strictObject({ hours: textWith('hours'), hour: text, over: text }),
      /** Who reads each message first. */
      reader: z.strictObject({ label: text, person }),
      hint: text,
      again: text,
    }),
    /** Shown above the button after a failed send, by its reason. */
    failure: z.strictObject({
      failed: text,
      offline: text,
      tooMany: text,
      tooLarge: text,
      email: textWith('address'),
    }),
  }),
  /** Pages with which the server answers a form that was sent without script, and links in the owner's mails. */
  answers: z.strictObject({
    sent: z.strictObject({
      ...head,
      text,
      referenceLabel: text,
      action,
      /** Shown while no message is known. */
      unknown: z.strictObject({ heading: text, text, action }),
    }),
    refused: z.strictObject({ ...head, text }),
    failed: z.strictObject({ ...head, text }),
    /** Answer to links in the owner's mails, if the server has no other text. */
    act: z.strictObject({ ...head, heading: text, text, referenceLabel: text, button: text }),
  }),
});

export type Props = z.output<typeof schema>;
