import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FormNote } from '../../ui/form/form-note.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { formNeedsScript } from '../../ui/text/ui-texts.ts';
import { WithoutScript } from '../../ui/text/without-script.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/layout/columns.css';
import '../../ui/layout/stack.css';
import { usePageId } from '../../ui/id/use-page-id.ts';

/** A form without a service behind it: see ui/form/idle-form-script.ts. */
export function CommentForm({ heading, note, fields, submit }: Props['form']) {
  const id = usePageId();
  const common = (name: keyof typeof fields) => {
    const { label, placeholder, ...errors } = fields[name];
    return { field: { id: `${id}-${name}`, label, marked: true, errors }, input: { name, placeholder } };
  };
  const [name, email, message] = [common('name'), common('email'), common('message')];
  return (
    <section className="stack gap-m comment-form bleed-phones" data-reveal>
      <Heading className="text-small-title" id={id}>
        {heading}
      </Heading>
      <FormNote id={`${id}-note`} text={note} />
      <form
        className="columns columns-2 columns-sm gap-m"
        method="post"
        noValidate
        aria-labelledby={id}
        data-form="idle"
        data-note={`${id}-note`}
      >
        <Field {...name.field} input={{ ...name.input, type: 'text', autoComplete: 'name' }} />
        <Field {...email.field} input={{ ...email.input, type: 'email', autoComplete: 'email' }} />
        <Field {...message.field} multiline input={{ ...message.input, rows: 5 }} />
        <div className="actions">
          <Button type="submit" variant="solid" size="large" disabled>
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
