/** Fault, hint or `fine`, and what to do. */
export interface Finding {
  /** A fault loses or delays messages; a hint may be intended; `fine` says that a check found no fault. */
  kind: 'fault' | 'hint' | 'fine';
  text: string;
}

export const fault = (text: string): Finding => ({ kind: 'fault', text });
export const hint = (text: string): Finding => ({ kind: 'hint', text });
export const ok = (text: string): Finding => ({ kind: 'fine', text });
