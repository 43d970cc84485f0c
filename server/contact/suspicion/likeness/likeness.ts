import { readFileSync } from 'node:fs';
import { readPieces, sharesOf } from './pieces.ts';

/** What `npm run learn-spam` found out about pieces of texts: above zero for those of spam, below for those of customers. */
export interface Learned {
  /** For a text without any known piece. */
  bias: number;
  letters: Record<string, number>;
  words: Record<string, number>;
}

export interface Likeness {
  /** Of a text in lower case on one line: the logarithm of the odds that it is spam, above zero if it looks more like it. */
  likenessOf: (text: string) => number;
  /** At most three words or pairs that speak most for spam, strongest first, none of them part of another. */
  tellingPieces: (text: string) => readonly string[];
}

export function createLikeness({ bias, letters, words }: Learned): Likeness {
  const [weightsOfLetters, weightsOfWords] = [new Map(Object.entries(letters)), new Map(Object.entries(words))];
  const sum = (pieces: readonly string[], weights: ReadonlyMap<string, number>) =>
    pieces.reduce((total, piece) => total + (weights.get(piece) ?? 0), 0);
  const weightOf = (piece: string) => weightsOfWords.get(piece) ?? 0;
  return {
    likenessOf(text) {
      const pieces = readPieces(text);
      const shares = sharesOf(pieces);
      return (
        bias + shares.letters * sum(pieces.letters, weightsOfLetters) + shares.words * sum(pieces.words, weightsOfWords)
      );
    },
    tellingPieces(text) {
      const told: string[] = [];
      const candidates = readPieces(text)
        .words.filter((piece) => weightOf(piece) > 0 && /^\p{L}[^…]*\p{L}$/u.test(piece))
        .sort((one, other) => weightOf(other) - weightOf(one));
      for (const piece of candidates)
        if (told.every((one) => !one.includes(piece) && !piece.includes(one))) told.push(piece);
      return told.slice(0, 3);
    },
  };
}

export const learnedPath = new URL('learned.json', import.meta.url);

export const readLearned = (): Learned => JSON.parse(readFileSync(learnedPath, 'utf8'));
