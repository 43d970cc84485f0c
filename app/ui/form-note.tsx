import { Info } from 'lucide-react';
import { Rich, type RichText } from './rich-text.tsx';

/** What a form does not do, said above its fields from the start. */
export function FormNote({ text }: { text: RichText }) {
  return (
    <p className="form-note">
      <Info className="icon" aria-hidden />
      <span>
        <Rich text={text} />
      </span>
    </p>
  );
}
