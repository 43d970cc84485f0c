import { useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Notice, type NoticeContent } from '../../ui/form/notice.tsx';
import { useHydrated } from '../../ui/island/use-hydrated.ts';
import type { Action } from '../../ui/link/action.ts';
import { PageLink } from '../../ui/link/page-link.tsx';
import { formNeedsScript } from '../../ui/text/ui-texts.ts';
import { WithoutScript } from '../../ui/text/without-script.tsx';
import { PasswordToggle } from './password-toggle.tsx';
import { type AccountNotice, useAccountForm } from './use-account-form.ts';

interface AccountField {
  name: 'name' | 'email' | 'password';
  label: string;
  placeholder?: string;
  autocomplete: 'name' | 'email' | 'username' | 'current-password' | 'new-password';
  hint?: string;
  missing: string;
  /** For an address the browser does not take for one. */
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
  notices?: Record<Exclude<AccountNotice, 'terms'>, NoticeContent> & Partial<Record<AccountNotice, NoticeContent>>;
}

const types = { name: 'text', email: 'email', password: 'password' } as const;

/**
 * A form without a service behind it. Until React can hold it back its button is off, which also stops Enter, and `post`
 * keeps a password out of the address should all else fail.
 */
export function AccountForm({ name, fields, passwordToggle, forgot, box, submit, notices }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const enforced = box?.missing ? box.id : undefined;
  const state = useAccountForm(form, {
    fields: fields.map((field) => field.name),
    box: enforced,
    hasNotice: notices !== undefined,
  });
  const notice = state.notice && notices?.[state.notice];

  return (
    <>
      <form
        ref={form}
        className="account-form"
        method="post"
        aria-label={name}
        noValidate={hydrated}
        onSubmit={state.submit}
        onInput={state.input}
      >
        {fields.map(({ name, label, placeholder, autocomplete, hint, missing, invalid }) => {
          const fault = state.faults[name];
          return (
            <div key={name} className="account-field">
              <Field
                id={name}
                label={label}
                {...(hint && { hint })}
                error={fault && (fault === 'invalid' ? invalid : missing)}
                input={{
                  name,
                  placeholder,
                  type: types[name],
                  autoComplete: autocomplete,
                }}
              />
              {name === 'password' && <PasswordToggle label={passwordToggle} field={name} />}
              {/* After the field, so that the keyboard goes from field to field; it stands above it. */}
              {name === 'password' && forgot && (
                <PageLink to={forgot.to} className="inline-link forgot">
                  {forgot.label}
                </PageLink>
              )}
            </div>
          );
        })}
        {box && (
          <CheckBox
            id={box.id}
            name={enforced}
            label={box.label}
            marked={box.marked}
            note={box.note}
            error={state.faults[box.id] && box.missing}
          />
        )}
        <Button type="submit" size="large" block disabled={!hydrated}>
          {submit}
        </Button>
        <WithoutScript>
          <p className="field-hint">{formNeedsScript}</p>
        </WithoutScript>
      </form>
      {notice && <Notice notice={notice} onClose={state.closeNotice} />}
    </>
  );
}
