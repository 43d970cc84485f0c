/**
 * Piece of a page that the server fills in: HTML as it is, a place for a text, or pieces that stand there only with a text of a
 * name, or only without it. The build cuts such pages, and notes them in `site.json`.
 */
export type AnswerPart =
  | string
  | { put: string }
  | { if: string; parts: readonly AnswerPart[] }
  | { unless: string; parts: readonly AnswerPart[] };

/** Name of what an answer page is given for a field at fault. */
export const faultOf = (field: string) => `${field}-fault`;
