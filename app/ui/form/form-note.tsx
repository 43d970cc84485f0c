import { Info } from 'lucide-react';
import { Rich, type RichText } from '../text/rich-text.tsx';

interface FormNoteProps {
  text: RichText;
  /** How often the form was submitted: after each time the note is read out again, and lights up for those who look. */
  again?: number;
}

/** What must be known before a form is filled in. It stands above the fields from the start. */
export function FormNote({ text, again = 0 }: FormNoteProps) {
  return (
    <p className="form-note" role="status">
      <Info className="icon" aria-hidden />
      <span key={again} data-again={again > 0 ? '' : undefined}>
        <Rich text={text} />
      </span>
    </p>
  );
}
