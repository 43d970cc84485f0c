/** What an article's page says by itself, beside what its author wrote. */
export const footnotesName = 'Notes';
