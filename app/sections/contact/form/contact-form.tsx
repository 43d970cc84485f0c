import { Fragment } from 'react';
import { type ContactField, mailPath } from '../../../../shared/contact-message.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice, type NoticeContent } from '../../../ui/form/notice.tsx';
import type { Action } from '../../../ui/link/action.ts';
import { AboutLine, type AboutWords } from './about-line.tsx';
import { ContactFields, type ContactFieldWords } from './contact-fields.tsx';
import { FailureNote, type FailureWords } from './failure-note.tsx';
import { Receipt, type ReceiptWords } from './receipt.tsx';
import '../contact-hero.css';
import './contact-form.css';

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
  notices: Record<'success' | 'failure' | 'missing', NoticeContent>;
  receipt: ReceiptWords;
  failure: FailureWords;
}

/**
 * The form that sends. It is a native form: without script, and until the script arrives, the browser posts it. With script
 * (contact-form-script.ts) it is checked and sent in place. All that it can show stands in the document from the start, hidden
 * or as a template: docs/decisions/0045-forms-are-served-whole.md.
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
  return (
    <div className="contact-form-box">
      <form
        className="contact-form"
        method="post"
        action={mailPath}
        aria-label={heading}
        noValidate
        data-form="contact"
        data-ahead=""
        data-hold
      >
        <p className="small soft">{allFields}</p>
        <AboutLine {...about} />
        <ContactFields fields={fields} />
        <div className="contact-form-end">
          <p className="small muted">
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
          <FailureNote {...words.failure} />
          <Button type="submit" size="large" busyLabel={sending}>
            {submit}
          </Button>
        </div>
        {Object.entries(words.notices).map(([name, notice]) => (
          <Notice key={name} name={name} notice={notice} />
        ))}
        <Receipt {...words.receipt} />
      </form>
    </div>
  );
}
