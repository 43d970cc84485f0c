import { Eye, EyeOff } from 'lucide-react';

interface PasswordToggleProps {
  /** What it shows and hides, without the word for it: it is no second field of that name. */
  label: string;
  open: boolean;
  onToggle: () => void;
}

/** Shows what is typed into a masked field, or masks it again. */
export function PasswordToggle({ label, open, onToggle }: PasswordToggleProps) {
  const Icon = open ? EyeOff : Eye;
  return (
    <button
      type="button"
      className="password-toggle"
      aria-label={label}
      aria-pressed={open}
      onClick={onToggle}
      data-replay=""
    >
      <Icon className="icon" aria-hidden />
    </button>
  );
}
