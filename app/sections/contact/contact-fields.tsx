import { type ContactField, contactFields } from '../../../shared/contact-message.ts';
import { Field } from '../../ui/form/field.tsx';
import type { Faults } from './check-message.ts';

export interface ContactFieldWords {
  label: string;
  marked: boolean;
  placeholder: string;
  missing: string;
  invalid?: string;
  hint?: string;
}

const inputs = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  company: { type: 'text', autoComplete: 'organization' },
} as const;

interface ContactFieldsProps {
  fields: Record<ContactField, ContactFieldWords>;
  faults?: Faults;
  /** Marks the places where the server puts back what was typed, and the errors it may show. */
  slots?: boolean;
}

/** The five fields, in the order of the specification. */
export function ContactFields({ fields, faults = {}, slots }: ContactFieldsProps) {
  return (
    <div className="contact-fields">
      {contactFields.map((name) => {
        const { label, marked, placeholder, hint, missing, invalid } = fields[name];
        const fault = faults[name];
        const shared = {
          id: name,
          label,
          marked,
          error: fault && (fault === 'invalid' ? invalid : missing),
          ...(hint && { hint }),
          ...(slots && { serverError: invalid ?? missing }),
        };
        const control = { name, placeholder, ...(slots && { 'data-slot': name }) };
        if (name === 'message') return <Field key={name} {...shared} multiline input={{ ...control, rows: 5 }} />;
        return <Field key={name} {...shared} input={{ ...control, ...inputs[name] }} />;
      })}
    </div>
  );
}
