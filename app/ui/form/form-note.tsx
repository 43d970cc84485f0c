import { Info } from 'lucide-react';
import { Rich, type RichText } from '../text/rich-text.tsx';
import { RepeatedNote } from './repeated-note.tsx';
import './form-note.css';

interface FormNoteProps {
  /** Id of a note that a submit repeats: see idle-form-script.ts. */
  id?: string;
  text: RichText;
}

/** Facts to know before filling in a form, above its fields from the start. */
export function FormNote({ id, text }: FormNoteProps) {
  return (
    <>
      <p className="form-note">
        <Info className="icon" aria-hidden />
        <span id={id}>
          <Rich text={text} />
        </span>
      </p>
      {id && <RepeatedNote of={id} />}
    </>
  );
}
