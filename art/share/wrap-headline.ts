import { isSupportedLetter, type NameLine, setName } from '../type/name-letters.ts';

/** Sizes in pixels, largest first, with the most lines of each. */
const sizes = [
  { size: 80, most: 3 },
  { size: 68, most: 4 },
  { size: 58, most: 5 },
  { size: 48, most: 6 },
] as const;
/** Units of `setName` to the em. */
const em = 1200;

export interface Headline {
  size: number;
  lines: readonly NameLine[];
}

const space = setName('a a').width - 2 * setName('a').width;
const measured = new Map<string, number>();

function widthOfWord(word: string): number {
  const width = measured.get(word) ?? setName(word).width;
  measured.set(word, width);
  return width;
}

/** Width in pixels, kept by words: many breaks measure the same ones. */
const widthOf = (words: readonly string[], size: number) =>
  (words.reduce((sum, word) => sum + widthOfWord(word), 0) + space * (words.length - 1)) * (size / em);

interface Setting {
  lines: readonly string[];
  /** Unevenness of lines; infinite where a word is too wide. */
  cost: number;
}

/** Breaks words into `count` lines as evenly as it can, if possible without a single last word. */
function breakWords(words: readonly string[], count: number, size: number, width: number): Setting {
  const costOf = (line: readonly string[]) => {
    const free = width - widthOf(line, size);
    return free < 0 ? Number.POSITIVE_INFINITY : free * free;
  };
  if (count === 1) return { lines: [words.join(' ')], cost: costOf(words) };
  let best: Setting = { lines: [words.join(' ')], cost: Number.POSITIVE_INFINITY };
  for (let taken = 1; taken <= words.length - count + 1; taken++) {
    const first = words.slice(0, taken);
    const cost = costOf(first);
    if (cost >= best.cost) continue;
    const rest = breakWords(words.slice(taken), count - 1, size, width);
    if (cost + rest.cost < best.cost) best = { lines: [first.join(' '), ...rest.lines], cost: cost + rest.cost };
  }
  return best;
}

/**
 * A headline in as large letters as it has room for. Letters that the font lacks are left out.
 * @param width of its column, in pixels
 */
export function wrapHeadline(text: string, width: number): Headline {
  const known = [...text.normalize('NFC')].filter((letter) => /\s/.test(letter) || isSupportedLetter(letter)).join('');
  const words = known.split(/\s+/).filter(Boolean);
  for (const { size, most } of sizes) {
    for (let count = 1; count <= Math.min(most, words.length); count++) {
      const { lines, cost } = breakWords(words, count, size, width);
      if (Number.isFinite(cost)) return { size, lines: lines.map(setName) };
    }
  }
  // Too long for a headline; the page's title has it too.
  return { size: 0, lines: [] };
}
