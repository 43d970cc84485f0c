import { Icon } from '../../ui/icon/icon.tsx';
import { viewerWords } from '../../ui/text/ui-texts.ts';
import './style.css';

/** Shows that a picture can be enlarged. */
export const Enlarge = () => (
  <span className="enlarge">
    <Icon name="maximize-2" />
    <span className="sr-only">{viewerWords.enlarge}</span>
  </span>
);
