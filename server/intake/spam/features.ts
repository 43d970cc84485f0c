/** Letters in a run: shorter than most words, so that endings and missing blanks have little effect. */
const runLength = 4;
/** A sign of a script without blanks between words, a word of letters (with accents) or digits, or any other sign. */
const word =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[[\p{L}\p{M}\p{N}']--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]]+|[^\s\p{L}\p{M}\p{N}]/gv;
/** Characters that are read: the purpose of spam is at its beginning. */
const readable = 2000;

/** Features of a text, each once. */
export interface Features {
  letters: ReadonlySet<string>;
  /** "seo", "seo agency" and "seo … agency" with any word between. */
  words: ReadonlySet<string>;
}

function readLetters(text: string): ReadonlySet<string> {
  const runs = new Set<string>();
  for (let from = 0; from + runLength <= text.length; from += 1) runs.add(text.slice(from, from + runLength));
  return runs;
}

/** An empty word at the beginning and end of the text makes its first and last words features. */
function readWords(text: string): ReadonlySet<string> {
  const words = ['', ...(text.match(word) ?? []), ''];
  const found = new Set<string>();
  for (let index = 0; index < words.length; index += 1) {
    const [one, next, afterNext] = [words[index] ?? '', words[index + 1], words[index + 2]];
    found.add(one);
    if (next !== undefined) found.add(`${one} ${next}`);
    if (afterNext !== undefined) found.add(`${one} … ${afterNext}`);
  }
  return found;
}

/** The features of a text, given in lower case on one line. All numbers are the same feature. */
export function readFeatures(text: string): Features {
  const plain = text.slice(0, readable).replace(/\d+/g, '0');
  return { letters: readLetters(` ${plain} `), words: readWords(plain) };
}

/** Share of each feature: long and short texts have the same sum, and words have more weight than letters. */
export const sharesOf = ({ letters, words }: Features) => ({
  letters: 0.7 / Math.sqrt(Math.max(1, letters.size)),
  words: 1 / Math.sqrt(Math.max(1, words.size)),
});
