import { CircleAlert, Search } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { SaidAgain } from '../../ui/form/said-again.tsx';
import { useHydrated } from '../../ui/island/use-hydrated.ts';
import { formNeedsScript } from '../../ui/text/ui-texts.ts';
import { WithoutScript } from '../../ui/text/without-script.tsx';

export interface SearchFormProps {
  label: string;
  placeholder: string;
  button: string;
  /** Says from the start that nothing is searched yet. */
  note: string;
  missing: string;
}

/** A field for a search that does not exist yet. Nothing is asked for and nothing moves: see ui/newsletter-form.tsx. */
export function SearchForm({ label, placeholder, button, note, missing }: SearchFormProps) {
  const id = useId();
  const hydrated = useHydrated();
  const [blank, setBlank] = useState(false);
  const [submits, setSubmits] = useState(0);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('search') as HTMLInputElement;
    const isBlank = input.value.trim() === '';
    setBlank(isBlank);
    if (isBlank) input.focus();
    else setSubmits((count) => count + 1);
  }

  return (
    <search>
      <form className="row-form" method="post" noValidate={hydrated} onSubmit={submit}>
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <div className="search-row">
          <input
            id={id}
            className="input"
            type="search"
            name="search"
            placeholder={placeholder}
            required
            aria-invalid={blank || undefined}
            aria-describedby={blank ? `${id}-error ${id}-note` : `${id}-note`}
            onInput={() => setBlank(false)}
          />
          <button type="submit" className="search-button" aria-label={button} disabled={!hydrated}>
            <Search className="icon" aria-hidden />
          </button>
        </div>
        {blank && (
          <p id={`${id}-error`} className="field-error">
            <CircleAlert className="icon" aria-hidden />
            {missing}
          </p>
        )}
        <p id={`${id}-note`} className="row-note">
          <span key={submits} data-again={submits > 0 ? '' : undefined}>
            {note}
          </span>
        </p>
        <SaidAgain times={submits}>{note}</SaidAgain>
        <WithoutScript>
          <p className="row-note">{formNeedsScript}</p>
        </WithoutScript>
      </form>
    </search>
  );
}
