import { Eye, EyeOff } from 'lucide-react';
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
      <Eye className="icon" aria-hidden />
      <EyeOff className="icon" aria-hidden />
    </button>
  );
}
