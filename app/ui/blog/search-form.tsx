import { FieldError } from '../form/field-error.tsx';
import { RepeatedNote } from '../form/repeated-note.tsx';
import { Icon } from '../icon/icon.tsx';
import { formNeedsScript } from '../text/ui-texts.ts';
import { WithoutScript } from '../text/without-script.tsx';
import './search-form.css';
import '../button/chip.css';
import '../form/field.css';
import '../form/newsletter-form.css';
import { usePageId } from '../id/use-page-id.ts';

export interface SearchFormProps {
  label: string;
  placeholder: string;
  button: string;
  /** Note that the search does not work yet. */
  note: string;
  missing: string;
}

/** A field for a search that does not exist yet: nothing is sent, nothing moves (ui/form/idle-form-script.ts). */
export function SearchForm({ label, placeholder, button, note, missing }: SearchFormProps) {
  const id = usePageId();
  return (
    <search>
      <form className="row-form" method="post" noValidate data-form="idle" data-note={`${id}-note`}>
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <div className="search-row joined">
          <input
            id={id}
            className="input"
            type="search"
            name="search"
            placeholder={placeholder}
            required
            aria-describedby={`${id}-note`}
          />
          <button type="submit" className="search-button" aria-label={button} disabled>
            <Icon name="search" />
          </button>
        </div>
        <FieldError of={id} words={{ missing }} />
        <p className="row-note">
          <span id={`${id}-note`}>{note}</span>
        </p>
        <RepeatedNote of={`${id}-note`} />
        <WithoutScript>
          <p className="row-note">{formNeedsScript}</p>
        </WithoutScript>
      </form>
    </search>
  );
}
