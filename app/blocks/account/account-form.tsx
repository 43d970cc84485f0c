import { site } from '../../../shared/site.ts';
import { Button } from '../../ui/button/button.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/form/notice.tsx';
import { usePageId } from '../../ui/id/use-page-id.ts';
import { classes } from '../../ui/layout/steps.ts';
import { PageLink } from '../../ui/link/page-link.tsx';
import { formNeedsScript } from '../../ui/text/ui-texts.ts';
import { WithoutScript } from '../../ui/text/without-script.tsx';
import { PasswordToggle } from './password-toggle.tsx';
import type { Props } from './schema.ts';
import './style.css';

const types = { name: 'text', email: 'email', password: 'password' } as const;

/** A form without a service behind it: see ui/form/idle-form-script.ts. */
export function AccountForm({ name, fields, passwordToggle, forgot, box, submit, notices }: Props['form']) {
  const id = usePageId();
  return (
    <form className="account-form" method="post" aria-label={name} noValidate data-form="idle" data-ahead="">
      {fields.map(({ name, label, placeholder, autocomplete, missing, invalid }) => (
        <div key={name} className={classes('account-field', name === 'password' && 'account-masked')}>
          <Field
            id={id + name}
            label={label}
            errors={{ missing, ...(invalid && { invalid }) }}
            input={{ name, placeholder, type: types[name], autoComplete: autocomplete }}
          />
          {name === 'password' && <PasswordToggle label={passwordToggle} field={id + name} />}
          {/* Placed after the field, so that Tab goes from field to field; shown above it. */}
          {name === 'password' && forgot && (
            <PageLink to={forgot.to} className="inline-link small forgot">
              {forgot.label}
            </PageLink>
          )}
        </div>
      ))}
      {box && <CheckBox {...box} name={box.id} id={id + box.id} />}
      <Button type="submit" size="large" block disabled>
        {submit}
      </Button>
      <WithoutScript>
        <p className="field-hint">{formNeedsScript}</p>
      </WithoutScript>
      {Object.entries(notices).map(
        ([name, words]) =>
          words && <Notice key={name} name={name} notice={{ kind: 'error', title: site.shortName, text: words }} />,
      )}
    </form>
  );
}
