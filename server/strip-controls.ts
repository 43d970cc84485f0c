/** Escape sequences and characters that reorder text: a stranger's text must not control the owner's terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the subject
const dangerous = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

const toEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Keeps line breaks and tabs; writes every other control as `\u001b`, which JSON understands as well. */
export function stripControls(text: string): string {
  return text.replace(dangerous, toEscape);
}

/** The same on one line. */
export function stripLineControls(text: string): string {
  return stripControls(text.replace(/\s+/g, ' ').trim());
}
