import words from '../../shared/words/labels.json' with { type: 'json' };

/** Words of the article's page beside those of its author. */
export const footnotesName = words.footnotes;
