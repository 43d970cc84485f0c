import { Maximize2 } from 'lucide-react';
import { viewerWords } from '../../ui/text/ui-texts.ts';
import './style.css';

/** Says that a picture can be seen larger. */
export const Enlarge = () => (
  <span className="enlarge">
    <Maximize2 className="icon" aria-hidden />
    <span className="sr-only">{viewerWords.enlarge}</span>
  </span>
);
