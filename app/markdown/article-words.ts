import words from '../../shared/words/labels.json' with { type: 'json' };

/** Said by the page of an article itself, beside the words of its author. */
export const footnotesName = words.footnotes;
