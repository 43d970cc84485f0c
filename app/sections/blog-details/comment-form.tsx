import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FormNote } from '../../ui/form/form-note.tsx';
import { useHydrated } from '../../ui/island/use-hydrated.ts';
import type { RichText } from '../../ui/text/rich-text.tsx';
import { formNeedsScript } from '../../ui/text/ui-texts.ts';
import { WithoutScript } from '../../ui/text/without-script.tsx';

const names = ['name', 'email', 'message'] as const;
type Name = (typeof names)[number];
type Faults = Partial<Record<Name, 'missing' | 'invalid'>>;

interface FieldWords {
  label: string;
  placeholder: string;
  missing: string;
}

export interface CommentFormProps {
  heading: string;
  /** Says from the start that nothing is sent, and where a question does arrive. */
  note: RichText;
  fields: { name: FieldWords; email: FieldWords & { invalid: string }; message: FieldWords };
  submit: string;
}

/** A form that goes nowhere: the submit is suppressed and the words stay. See ui/newsletter-form.tsx. */
export function CommentForm({ heading, note, fields, submit }: CommentFormProps) {
  const id = useId();
  const hydrated = useHydrated();
  const [faults, setFaults] = useState<Faults>({});
  const [submits, setSubmits] = useState(0);

  function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const controlOf = (name: Name) => form.elements.namedItem(name) as HTMLInputElement;
    const found: Faults = {};
    for (const name of names) {
      const { value, validity } = controlOf(name);
      if (value.trim() === '') found[name] = 'missing';
      else if (!validity.valid) found[name] = 'invalid';
    }
    setFaults(found);
    const first = names.find((name) => found[name]);
    if (first) controlOf(first).focus();
    else setSubmits((count) => count + 1);
  }

  const common = (name: Name) => {
    const fault = faults[name];
    const { label, missing } = fields[name];
    return {
      id: `${id}-${name}`,
      label,
      marked: true,
      error: fault === 'invalid' ? fields.email.invalid : fault && missing,
    };
  };
  const control = (name: Name) => ({
    name,
    placeholder: fields[name].placeholder,
    onInput: () => setFaults(({ [name]: _, ...others }) => others),
  });

  return (
    <section className="comment-form" data-reveal>
      <h2 className="text-small-title" id={id}>
        {heading}
      </h2>
      <FormNote text={note} again={submits} />
      <form method="post" noValidate={hydrated} onSubmit={check} aria-labelledby={id}>
        <Field {...common('name')} input={{ ...control('name'), type: 'text', autoComplete: 'name' }} />
        <Field {...common('email')} input={{ ...control('email'), type: 'email', autoComplete: 'email' }} />
        <Field {...common('message')} multiline input={{ ...control('message'), rows: 5 }} />
        <div className="actions">
          <Button type="submit" variant="solid" size="large" disabled={!hydrated}>
            {submit}
          </Button>
          <WithoutScript>
            <p>{formNeedsScript}</p>
          </WithoutScript>
        </div>
      </form>
    </section>
  );
}
