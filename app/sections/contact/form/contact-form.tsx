import { Fragment, useRef } from 'react';
import { type ContactField, mailPath } from '../../../../shared/contact-message.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice, type NoticeContent } from '../../../ui/form/notice.tsx';
import { useHydrated } from '../../../ui/island/use-hydrated.ts';
import type { Action } from '../../../ui/link/action.ts';
import { AboutLine, type AboutWords } from './about-line.tsx';
import { ContactFields, type ContactFieldWords } from './contact-fields.tsx';
import { FailureNote, type FailureWords } from './failure-note.tsx';
import { Receipt, type ReceiptWords } from './receipt.tsx';
import { type ContactNotice, useContactForm } from './use-contact-form.ts';

export interface ContactFormProps {
  heading: string;
  allFields: string;
  about: AboutWords;
  fields: Record<ContactField, ContactFieldWords>;
  data: string;
  /** Where it stands what becomes of the data, and whose site this is. */
  legal: readonly Action[];
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
export function ContactForm({
  heading,
  allFields,
  about,
  fields,
  data,
  legal,
  draft,
  submit,
  sending,
  ...words
}: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const receiptHeading = useRef<HTMLHeadingElement>(null);
  const hydrated = useHydrated();
  const state = useContactForm(form, receiptHeading, about.label);
  const { result } = state;

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
        // After a success the receipt takes its place; its emptied fields stay in the document.
        hidden={result?.ok}
      >
        <p className="contact-form-note">{allFields}</p>
        {state.about && <AboutLine {...about} about={state.about} onRemove={state.removeAbout} />}
        <ContactFields fields={fields} faults={state.faults} />
        <div className="contact-form-end">
          <p className="field-hint">
            {data}
            {legal.map(({ label, to }) => (
              <Fragment key={to}>
                {' '}
                <a className="inline-link" href={to}>
                  {label}
                </a>
              </Fragment>
            ))}{' '}
            {/* Last, since before the script it leaves a gap. */}
            <span className="with-script">{draft}</span>
          </p>
          {result?.ok === false && <FailureNote reason={result.reason} failure={words.failure} />}
          <Button type="submit" size="large" busy={state.sending} busyLabel={sending}>
            {submit}
          </Button>
        </div>
      </form>
      {result?.ok && (
        <Receipt
          {...words.receipt}
          receipt={result.receipt}
          sentAt={result.sentAt}
          headingRef={receiptHeading}
          onAgain={state.writeAnother}
        />
      )}
      {state.notice && <Notice notice={words.notices[state.notice]} onClose={state.closeNotice} />}
    </div>
  );
}
