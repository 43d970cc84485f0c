import { Info } from 'lucide-react';
import { Rich, type RichText } from '../text/rich-text.tsx';
import { SaidAgain } from './said-again.tsx';

interface FormNoteProps {
  text: RichText;
  /** How often the form was submitted: after each time the note is read out, and lights up for those who look. */
  again?: number;
}

/** What must be known before a form is filled in. It stands above the fields from the start. */
export function FormNote({ text, again }: FormNoteProps) {
  return (
    <>
      <p className="form-note">
        <Info className="icon" aria-hidden />
        <span key={again} data-again={again ? '' : undefined}>
          <Rich text={text} />
        </span>
      </p>
      {again !== undefined && (
        <SaidAgain times={again}>
          <Rich text={text} />
        </SaidAgain>
      )}
    </>
  );
}
