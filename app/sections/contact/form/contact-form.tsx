import { useRef } from 'react';
import { type ContactField, mailPath } from '../../../../shared/contact-message.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice, type NoticeContent } from '../../../ui/form/notice.tsx';
import { useHydrated } from '../../../ui/island/use-hydrated.ts';
import { ContactFields, type ContactFieldWords } from './contact-fields.tsx';
import { type FailureWords, type ReceiptWords, SendOutcome } from './send-outcome.tsx';
import { type ContactNotice, useContactForm } from './use-contact-form.ts';

export interface ContactFormProps {
  heading: string;
  allFields: string;
  fields: Record<ContactField, ContactFieldWords>;
  data: string;
  draft: string;
  submit: string;
  sending: string;
  notices: Record<ContactNotice, NoticeContent>;
  receipt: ReceiptWords;
  failure: FailureWords;
}

/**
 * The form that sends. It is a native form first: without script, and until React arrives, the browser posts it to the same
 * address. With React it is checked and sent here, and says the truth in a notice.
 */
export function ContactForm({ heading, allFields, fields, data, draft, submit, sending, ...words }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const state = useContactForm(form);

  return (
    <div className="contact-form-box">
      <form
        ref={form}
        className="contact-form"
        method="post"
        action={mailPath}
        aria-label={heading}
        data-hold
        noValidate={hydrated}
        onSubmit={state.submit}
        onInput={state.input}
      >
        <p className="contact-form-note">{allFields}</p>
        <ContactFields fields={fields} faults={state.faults} />
        <div className="contact-form-end">
          <p className="field-hint">
            {data} <span className="with-script">{draft}</span>
          </p>
          <Button type="submit" size="large" busy={state.sending} busyLabel={sending}>
            {submit}
          </Button>
        </div>
      </form>
      <SendOutcome result={state.result} receipt={words.receipt} failure={words.failure} form={form} />
      {state.notice && <Notice notice={words.notices[state.notice]} onClose={state.closeNotice} />}
    </div>
  );
}
