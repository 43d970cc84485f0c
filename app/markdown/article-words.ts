import { fill } from '../../shared/fill.ts';
import words from '../../shared/words/labels.json' with { type: 'json' };

/** Words of the article's page beside those of its author. */
export const footnotesName = words.footnotes;
/** @param again how often the text names the footnote, from 1 */
export const nameFootnoteBack = (index: number, again: number) =>
  fill(words.footnoteBack, { number: again > 1 ? `${index + 1}-${again}` : index + 1 });
