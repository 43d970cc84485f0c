/**
 * @param timeZone such as `Asia/Kolkata`; UTC if absent
 * @returns the day there at `now`, as `2026-11-20`
 */
export function dayIn(now: Date, timeZone?: string): string {
  // Swedish writes days in this form.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: timeZone || 'UTC' }).format(now);
}
