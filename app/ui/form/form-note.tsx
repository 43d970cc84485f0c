import { Icon } from '../icon/icon.tsx';
import { Rich, type RichText } from '../text/rich-text.tsx';
import { RepeatedNote } from './repeated-note.tsx';
import './form-note.css';

interface FormNoteProps {
  /** Id of a note that a submit repeats: see idle-form-script.ts. */
  id?: string;
  text: RichText;
}

/** Facts for visitors before they fill in a form, always above its fields. */
export function FormNote({ id, text }: FormNoteProps) {
  return (
    <>
      <p className="form-note">
        <Icon name="info" />
        <span id={id}>
          <Rich text={text} />
        </span>
      </p>
      {id && <RepeatedNote of={id} />}
    </>
  );
}
