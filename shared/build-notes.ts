import type { AnswerPage } from './answer-part.ts';
import type { Redirect } from './redirects.ts';
import type { StatsMode } from './stats.ts';

/** The build's notes on the pages, `build/site.json`. */
export interface BuildNotes {
  /** The public address of the built pages. */
  siteUrl: string;
  /** Absent: `off`. */
  stats?: StatsMode;
  /** Address, or `/services/*` for all below it -> hashes of the styles there. */
  styleHashes: Readonly<Record<string, readonly string[]>>;
  /** Former addresses, and where they lead. */
  redirects: readonly Redirect[];
  /** Pages that the server fills in, by address. */
  answers: Readonly<Record<string, AnswerPage>>;
}
