import { Button } from '../../ui/button/button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Notice, type NoticeContent } from '../../ui/form/notice.tsx';
import { classes } from '../../ui/layout/steps.ts';
import type { Action } from '../../ui/link/action.ts';
import { PageLink } from '../../ui/link/page-link.tsx';
import { formNeedsScript } from '../../ui/text/ui-texts.ts';
import { WithoutScript } from '../../ui/text/without-script.tsx';
import { PasswordToggle } from './password-toggle.tsx';
import './account-form.css';

interface AccountField {
  name: 'name' | 'email' | 'password';
  label: string;
  placeholder?: string;
  autocomplete: 'name' | 'email' | 'username' | 'current-password' | 'new-password';
  hint?: string;
  missing: string;
  /** For an address that cannot be answered. */
  invalid?: string;
}

export interface AccountFormProps {
  /** Accessible name of the form. */
  name: string;
  fields: readonly AccountField[];
  /** Name of the button that shows what is typed into the password. */
  passwordToggle: string;
  /** Stands at the password. */
  forgot?: Action;
  /** One box below the fields. Without `missing` it may stay empty, and is no part of what the form holds. */
  box?: { id: string; label: string; marked?: boolean; note?: string; missing?: string };
  submit: string;
  notices?: Partial<Record<'missing' | 'terms', NoticeContent>>;
}

const types = { name: 'text', email: 'email', password: 'password' } as const;

/** A form without a service behind it: see ui/form/idle-form-script.ts. */
export function AccountForm({ name, fields, passwordToggle, forgot, box, submit, notices = {} }: AccountFormProps) {
  return (
    <form className="account-form" method="post" aria-label={name} noValidate data-form="idle" data-ahead="">
      {fields.map(({ name, label, placeholder, autocomplete, hint, missing, invalid }) => (
        <div key={name} className={classes('account-field', name === 'password' && 'account-masked')}>
          <Field
            id={name}
            label={label}
            {...(hint && { hint })}
            errors={{ missing, ...(invalid && { invalid }) }}
            input={{ name, placeholder, type: types[name], autoComplete: autocomplete }}
          />
          {name === 'password' && <PasswordToggle label={passwordToggle} field={name} />}
          {/* After the field, so that the keyboard goes from field to field; it stands above it. */}
          {name === 'password' && forgot && (
            <PageLink to={forgot.to} className="inline-link small forgot">
              {forgot.label}
            </PageLink>
          )}
        </div>
      ))}
      {box && <CheckBox {...box} />}
      <Button type="submit" size="large" block disabled>
        {submit}
      </Button>
      <WithoutScript>
        <p className="field-hint">{formNeedsScript}</p>
      </WithoutScript>
      {Object.entries(notices).map(([name, notice]) => (
        <Notice key={name} name={name} notice={notice} />
      ))}
    </form>
  );
}
