/** Runs of letters of these lengths: shorter than words, so that endings and other languages do not matter much. */
const lengths = [3, 4, 5];
/** How many different pieces are told apart; two that fall together are taken for one. */
export const pieceCount = 2 ** 16;
/** Spam comes to the point. */
const readable = 2000;

/** FNV-1a, mixed once more because only its low bits are used. */
function hash(text: string, from: number, to: number): number {
  let sum = 2_166_136_261;
  for (let at = from; at < to; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 16_777_619);
  return ((sum ^ (sum >>> 15)) >>> 0) % pieceCount;
}

/** The numbers of the different pieces of a text, given in lower case on one line. All numbers in it count as one. */
export function readPieces(words: string): readonly number[] {
  const text = ` ${words.slice(0, readable).replace(/\d+/g, '0')} `;
  const pieces = new Set<number>();
  for (const length of lengths)
    for (let from = 0; from + length <= text.length; from += 1) pieces.add(hash(text, from, from + length));
  return [...pieces];
}

/** What each piece of a text counts, so that a long one does not say more than a short one. */
export const shareOf = (pieces: readonly number[]) => 4 / Math.sqrt(Math.max(1, pieces.length));
