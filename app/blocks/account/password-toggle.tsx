import { Eye, EyeOff } from 'lucide-react';
import './style.css';
import '../../ui/button/button.css';

interface PasswordToggleProps {
  /** What it shows and hides, without the word for it: it is no second field of that name. */
  label: string;
  /** Id of the field. */
  field: string;
}

/** Shows what is typed into a masked field, or masks it again. See enhance-password-toggle.ts. */
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
