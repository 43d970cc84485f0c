const hex = (code: number) => code.toString(16).toUpperCase();

/** Code points as CSS writes them: "U+20-7E, U+A9". */
export function formatRange(codes: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const code of codes.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}
