import { EmailRow } from '../../ui/form/email-row.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import { WithoutScript } from '../../ui/text/without-script.tsx';
import './invitation.css';
import '../../ui/form/field.css';
import '../../ui/link/link.css';
import { usePageId } from '../../ui/id/use-page-id.ts';

export interface InvitationProps {
  label: string;
  placeholder: string;
  button: string;
  errors: { required: string; invalid: string };
  /** Answers a complete address: a link to the form. */
  answer: Action;
  /** Without script, replaces the field. */
  withoutScript: Action;
}

/**
 * A field for an address, which is not sent: the answer to a complete one is a link that passes it to the contact form
 * (enhance-invitation.ts). Until script runs the button is off, and so is Enter; `post` keeps the value out of the URL
 * in any other case.
 */
export function Invitation({ label, placeholder, button, errors, answer, withoutScript }: InvitationProps) {
  const id = usePageId();
  return (
    <div className="invitation" data-enhance="invitation">
      <form method="post">
        <EmailRow id={id} label={label} placeholder={placeholder} button={button} aria-describedby={`${id}-error`} />
        <p id={`${id}-error`} className="field-error" hidden>
          <Icon name="circle-alert" />
          <span data-required={errors.required} data-invalid={errors.invalid} />
        </p>
        <p className="invitation-answer" role="status">
          <PageLink to={answer.to} className="link" data-carries="email" hidden>
            <span>{answer.label}</span>
            <Icon name="arrow-right" />
          </PageLink>
        </p>
      </form>
      <WithoutScript>
        <ArrowLink action={withoutScript} />
      </WithoutScript>
    </div>
  );
}
