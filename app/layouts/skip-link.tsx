import { skipToContent } from '../ui/text/ui-texts.ts';
import './skip-link.css';

/** First stop of the keyboard: skips the navigation. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      {skipToContent}
    </a>
  );
}
