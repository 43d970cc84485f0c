/** What a drill found: one sentence on what was done, and its figures in the order they are read. */
export interface Report {
  what: string;
  figures: [words: string, figure: number][];
  isPassed: boolean;
}

/** A drill at full length, as the `report.ts` of its folder lists it. Its short version stands beside it as a test. */
export interface Drill {
  /** As `npm run drill` is told it. */
  name: string;
  /** How often, if not said. */
  count: number;
  /** How often in `npm run test:all`: a few minutes at most. */
  moderateCount: number;
  /** @returns what this machine lacks, if it does not permit the drill */
  run: (count: number) => Promise<Report | string>;
}

/** The words for each figure of a drill, in the order they are read. */
export type Words<Figures> = { [Name in keyof Figures]?: string };

/** The figures that have words. */
export const readOut = <Figures extends object>(words: Words<Figures>, figures: Figures): Report['figures'] =>
  Object.entries(words).map(([name, text]) => [text as string, Number(figures[name as keyof Figures])]);
