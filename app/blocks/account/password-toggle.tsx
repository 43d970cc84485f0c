import { Icon } from '../../ui/icon/icon.tsx';
import './style.css';
import '../../ui/button/button.css';

interface PasswordToggleProps {
  /** Name of the content, without the word "show": it is no second field of that name. */
  label: string;
  /** Id of the field. */
  field: string;
}

/** Shows or masks a masked field. See enhance-password-toggle.ts. */
export function PasswordToggle({ label, field }: PasswordToggleProps) {
  return (
    <button
      type="button"
      className="password-toggle"
      aria-label={label}
      aria-pressed={false}
      aria-controls={field}
      data-replay=""
      data-enhance="password-toggle"
    >
      <Icon name="eye" />
      <Icon name="eye-off" />
    </button>
  );
}
