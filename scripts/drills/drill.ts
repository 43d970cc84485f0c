/** What a drill found: one sentence on what was done, and its figures in the order they are read. */
export interface Report {
  what: string;
  figures: [words: string, figure: number][];
  isPassed: boolean;
}

/** A drill at full length. Its short version runs among the tests. */
export interface Drill {
  /** How often, if not said. */
  count: number;
  /** @returns nothing where this machine does not permit it, having said why */
  run: (count: number) => Promise<Report | undefined>;
}
