/**
 * @param timeZone as `Asia/Kolkata`; UTC where there is none
 * @returns the day that it is there at a moment, as `2026-11-20`
 */
export function dayIn(now: Date, timeZone?: string): string {
  // Swedish writes days in this form.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: timeZone || 'UTC' }).format(now);
}
