import { locale } from './site.ts';

const dayFormat = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2024-06-23` as cards show it: `23 June 2024`. */
export const formatDay = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));
