import { contactFields, fieldRules } from '../../../shared/contact-message.ts';
import { Field } from '../../ui/form/field.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { useCopy } from '../../ui/media/inline-svg.tsx';
import type { Props } from './schema.ts';
import './style.css';

interface ContactFieldsProps {
  fields: Props['form']['fields'];
  /** Marks the places where the server puts typed words and errors. */
  slots?: boolean;
}

/** All fields of a message, in their order. */
export function ContactFields({ fields, slots }: ContactFieldsProps) {
  // The first form of a page has the names of the fields for ids.
  const copy = useCopy();
  return (
    <Columns count={2} gap="l" className="contact-fields">
      {contactFields.map((name) => {
        const { marked, placeholder, hint, missing, invalid } = fields[name];
        const { label, required, input, autoComplete } = fieldRules[name];
        // The server has one line for each field.
        const errors = slots && invalid ? { invalid } : { missing, ...(invalid && { invalid }) };
        const shared = {
          id: copy === 0 ? name : `${name}-${copy}`,
          label,
          marked,
          errors,
          required: required !== 'never',
          slot: slots,
          ...(hint && { hint }),
        };
        const control = { name, placeholder, autoComplete, ...(slots && { 'data-slot': name }) };
        if (input === 'textarea') return <Field key={name} {...shared} multiline input={{ ...control, rows: 5 }} />;
        return <Field key={name} {...shared} input={{ ...control, type: input }} />;
      })}
    </Columns>
  );
}
