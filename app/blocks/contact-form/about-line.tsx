import { X } from 'lucide-react';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/button/button.css';

/**
 * Subject of the message, such as the chosen plan: its first line, unless the visitor removes it. Hidden while empty;
 * contact-form-script.ts fills it in.
 */
export function AboutLine({ label, remove }: Props['form']['about']) {
  return (
    <p className="about-line" hidden data-label={label} data-remove={remove}>
      <span>
        {label} <b />
      </span>
      <button type="button" aria-label={remove}>
        <X className="icon" aria-hidden />
      </button>
    </p>
  );
}
