/** Place where two texts part: counted from one, with the word there and the next one in each. */
export interface Difference {
  at: number;
  one: string;
  other: string;
}

const longestStart = 12;
const shownCharacters = 28;

/** The first difference of two texts, or none. Characters are whole ones, also those that take two units. */
export function findDifference(one: string, other: string): Difference | undefined {
  if (one === other) return undefined;
  const [first, second] = [[...one], [...other]];
  const parted = first.findIndex((character, index) => character !== second[index]);
  const at = parted === -1 ? first.length : parted;
  const inWord =
    first
      .slice(Math.max(0, at - longestStart), at)
      .join('')
      .match(/\S*$/)?.[0] ?? '';
  const from = at - [...inWord].length;
  const read = (characters: string[]) =>
    /^\s*\S*\s*\S*/.exec(characters.slice(from, from + shownCharacters).join(''))?.[0].trimEnd() ?? '';
  return { at: at + 1, one: read(first), other: read(second) };
}
