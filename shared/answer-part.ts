/** Part of a page that the server fills in: HTML, a place for a text, or parts for a page with, or without, a text. */
export type AnswerPart =
  | string
  | { put: string }
  | { if: string; parts: readonly AnswerPart[] }
  | { unless: string; parts: readonly AnswerPart[] };

/** A page that is filled in for its visitor, as the build notes it in `site.json`. */
export interface AnswerPage {
  parts: readonly AnswerPart[];
  styleHashes: readonly string[];
}

/** Name of an answer page's value for a field at fault. */
export const faultOf = (field: string) => `${field}-fault`;
