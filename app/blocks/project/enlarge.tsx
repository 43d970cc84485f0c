import { Maximize2 } from 'lucide-react';
import { viewerWords } from '../../ui/text/ui-texts.ts';
import './style.css';

/** Shows that a picture can be enlarged. */
export const Enlarge = () => (
  <span className="enlarge">
    <Maximize2 className="icon" aria-hidden />
    <span className="sr-only">{viewerWords.enlarge}</span>
  </span>
);
