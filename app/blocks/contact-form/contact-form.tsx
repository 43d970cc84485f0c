import { Fragment } from 'react';
import { mailLiterals, mailPath } from '../../../shared/contact-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice, type NoticeContent } from '../../ui/form/notice.tsx';
import { isRendered } from '../../ui/link/page-link.tsx';
import { AboutLine, WayLine } from './about-line.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FailureNote } from './failure-note.tsx';
import { Receipt } from './receipt.tsx';
import type { Props } from './schema.ts';
import './style.css';

/**
 * The form that sends. It is a native form: without script, and until the script arrives, the browser posts it. With
 * script (contact-form-script.ts) it is checked and sent in place. The document holds all its texts from the start,
 * hidden or as a template: docs/decisions/0045-forms-are-served-whole.md.
 */
export function ContactForm({ form }: Pick<Props, 'form'>) {
  const { heading, allFields, about, way, fields, data, legal, draft, submit, sending, notices, ...words } = form;
  const shown: Record<string, NoticeContent> = {
    success: { kind: 'success', name: notices.success, text: mailLiterals.success },
    failure: { kind: 'error', name: notices.failure, text: mailLiterals.failure },
    missing: { kind: 'error', title: mailLiterals.missingTitle, text: mailLiterals.missing },
  };
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
            {legal
              .filter(({ to }) => isRendered(to))
              .map(({ label, to }) => (
                <Fragment key={to}>
                  {' '}
                  <a className="inline-link" href={to}>
                    {label}
                  </a>
                </Fragment>
              ))}{' '}
            {/* Last, since it leaves a gap before the script. */}
            <span className="with-script">{draft}</span>
          </p>
          {import.meta.env.STATS && <WayLine {...way} />}
          <FailureNote {...words.failure} />
          <Button type="submit" size="large" busyLabel={sending}>
            {submit}
          </Button>
        </div>
        {Object.entries(shown).map(([name, notice]) => (
          <Notice key={name} name={name} notice={notice} />
        ))}
        <Receipt {...words.receipt} />
      </form>
    </div>
  );
}
