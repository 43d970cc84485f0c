/** Strings of no language: "XrUqKzPlWm" changes case all the time, "hgjkhgj" has no vowel, "asdf" is a row of keys. */
function isGibberish(word: string): boolean {
  if (!/^[a-z]{4,}$/i.test(word)) return false;
  const changes = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  return (
    (changes >= 2 && changes >= word.length / 5) ||
    !/[aeiouy]/i.test(word.slice(0, 7)) ||
    /asdf|sdfg|dfgh|fghj|ghjk|qwert|zxcv|sdkj|wqjd|(.)\1{3}/i.test(word)
  );
}

/** Share of gibberish in a text, 0 to 1, by its first 300 characters. Ignores words of less than four letters. */
export function shareOfGibberish(text: string): number {
  const parts = text
    .slice(0, 300)
    .split(/\s+/)
    .filter((part) => part.length > 3);
  return parts.length === 0 ? 0 : parts.filter(isGibberish).length / parts.length;
}
