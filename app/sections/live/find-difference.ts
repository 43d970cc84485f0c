/** Where two texts part: the place counted from one, and a few characters of each from there. */
export interface Difference {
  at: number;
  one: string;
  other: string;
}

const shownCharacters = 12;

/** The first difference of two texts, or none. Characters are whole ones, also those that take two units. */
export function findDifference(one: string, other: string): Difference | undefined {
  if (one === other) return undefined;
  const [first, second] = [[...one], [...other]];
  const at = first.findIndex((character, index) => character !== second[index]);
  const from = at === -1 ? first.length : at;
  const read = (characters: string[]) => characters.slice(from, from + shownCharacters).join('');
  return { at: from + 1, one: read(first), other: read(second) };
}
