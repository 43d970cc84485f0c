import { skipToContent } from '../ui/text/ui-texts.ts';
import './skip-link.css';

/** First stop of the keyboard: past the navigation, to the words. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      {skipToContent}
    </a>
  );
}
