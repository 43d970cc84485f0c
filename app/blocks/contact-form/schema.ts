import { z } from 'zod';
import { action, flag, forms, list, perContactField, person, rich, text, textWith } from '../../load/fields.ts';

/** `marked` shows an asterisk beside the label; `missing` and `invalid` stand below a field that is not filled in as it has to be. */
const field = z.strictObject({
  marked: flag.default(false),
  placeholder: text,
  hint: text.optional(),
  missing: text,
  invalid: text.optional(),
});

/** Title and description of a page that the server answers with. */
const head = { title: forms, description: forms };

/** The ways past the form, and the form. Labels of its fields and what it must say word for word: shared/contact-message.ts. */
export const schema = z.strictObject({
  heading: text,
  lead: text,
  /** Labels of the company's address and number. */
  email: text,
  phone: text,
  /** The company's profile, and what stands there as long as it has none. */
  profile: z.strictObject({ name: text, none: text }),
  more: rich,
  form: z.strictObject({
    /** Name of the form. */
    heading: text,
    allFields: text,
    /** Before what a message is about, such as a plan that was chosen, and of the button that takes it away. */
    about: z.strictObject({ label: text, remove: text }),
    fields: perContactField(field),
    /** Use of the data, with links to more about it and about the company. */
    data: text,
    legal: list(action),
    draft: text,
    submit: text,
    sending: text,
    /** Names of the notices, for assistive technology. */
    notices: z.strictObject({ success: text, failure: text }),
    /** In the form's place after a success. */
    receipt: z.strictObject({
      heading: text,
      referenceLabel: text,
      promise: text,
      /** Before the hour until which an answer is due. */
      due: text,
      /** Time that is left: some hours, begun ones counted, less than one, none. */
      left: z.strictObject({ hours: textWith('hours'), hour: text, over: text }),
      /** Who reads each message first. */
      reader: z.strictObject({ label: text, person }),
      hint: text,
      again: text,
    }),
    /** Above the button after a send that failed, by its reason. */
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
    /** Answer to links in the owner's mails, while the server writes nothing else. */
    act: z.strictObject({ ...head, heading: text, text, referenceLabel: text, button: text }),
  }),
});

export type Props = z.output<typeof schema>;
