/** Something that is not as it should be, and what to do about it. */
export interface Finding {
  /** A fault loses or delays messages; a hint may be as it is wanted; `fine` is said where silence would be taken for it. */
  kind: 'fault' | 'hint' | 'fine';
  text: string;
}

export const fault = (text: string): Finding => ({ kind: 'fault', text });
export const hint = (text: string): Finding => ({ kind: 'hint', text });
export const fine = (text: string): Finding => ({ kind: 'fine', text });
