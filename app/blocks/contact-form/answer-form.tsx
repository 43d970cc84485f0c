import { mailPath } from '../../../shared/contact-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ContactFields } from './contact-fields.tsx';
import type { Props } from './schema.ts';
import './style.css';

interface AnswerFormProps {
  form: Pick<Props['form'], 'heading' | 'allFields' | 'fields' | 'data' | 'submit'>;
  title: string;
  message?: string | undefined;
  text: string;
}

/**
 * The contact form as an answer, for a browser without script: the fault, and all typed words. It is prerendered with
 * marked slots that the server fills, and no script runs on it.
 */
export function AnswerForm({ title, message, text, form }: AnswerFormProps) {
  const { heading, allFields, fields, data, submit } = form;
  return (
    <div className="contact-form-box">
      <form className="contact-form" method="post" action={mailPath} aria-label={heading}>
        <Stack gap={2} className="answer" role="alert">
          <h1 className="text-small-title">{title}</h1>
          {message && <p>{message}</p>}
          <p>{text}</p>
        </Stack>
        <p className="small soft">{allFields}</p>
        <ContactFields fields={fields} slots />
        <div className="contact-form-end">
          <p className="small muted">{data}</p>
          <Button type="submit" size="large">
            {submit}
          </Button>
        </div>
      </form>
    </div>
  );
}
