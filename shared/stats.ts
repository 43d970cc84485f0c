/** `STATS`: whether views are counted by the server's own requests, or by a script in pages that others serve. */
export const statsModes = ['off', 'on', 'beacon'] as const;
export type StatsMode = (typeof statsModes)[number];

/** Address to which pages of another host report their views. */
export const viewPath = '/api/view';

/** Days that numbers are kept: each month can be compared with that of the year before. */
export const keptDays = 400;

/** Smaller counts of a day are shown without their name. */
export const leastShown = 3;

/** Name of a visit's referrer where the browser tells none: typed, from a mail or an app. */
export const noReferrer = 'none';

/** Name of all that has no name of its own. */
export const others = 'others';

/**
 * `STATS`, as the build reads it; the server reads it by the same rule.
 * @throws when the value is another word
 */
export function parseStats(value: string | undefined): StatsMode {
  const text = value?.trim() || 'off';
  const mode = statsModes.find((each) => each === text);
  if (mode === undefined) throw new Error(`STATS has to be one of ${statsModes.join(', ')}, not '${text}'`);
  return mode;
}
