import { locale, site } from './site.ts';

const { timeZone } = site.office;
// Swedish writes a day and a time in their sortable form.
const dayAndTime = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
const withZone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });

/** @returns the time zone of the office at a time, such as `GMT+5:30` */
export const officeZone = (ms: number): string =>
  withZone.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** @returns the time of the office, such as `2026-11-20 15:32` */
export const officeTime = (ms: number): string => dayAndTime.format(ms);
