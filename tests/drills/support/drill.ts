/** Report of a drill: one sentence on its acts, and its figures in reading order. */
export interface Report {
  what: string;
  figures: [words: string, figure: number][];
  isPassed: boolean;
}

/** A drill at full length, from the `report.ts` of its folder. Its short version is the test beside it. */
export interface Drill {
  /** Name for `npm run drill`. */
  name: string;
  /** Repetitions by default. */
  count: number;
  /** Number in `npm run test:all`: a few minutes at most. */
  moderateCount: number;
  /** @returns what this machine lacks, if it does not permit the drill */
  run: (count: number) => Promise<Report | string>;
}

/** Words for each figure of a drill, in reading order. */
export type Labels<Figures> = { [Name in keyof Figures]?: string };

/** The figures that have words. */
export const labelFigures = <Figures extends object>(words: Labels<Figures>, figures: Figures): Report['figures'] =>
  Object.entries(words).map(([name, text]) => [text as string, Number(figures[name as keyof Figures])]);
