import { Maximize2 } from 'lucide-react';
import './enlarge.css';

/** Says that a picture can be seen larger. */
export function Enlarge({ word }: { word: string }) {
  return (
    <span className="enlarge">
      <Maximize2 className="icon" aria-hidden />
      <span className="sr-only">{word}</span>
    </span>
  );
}
