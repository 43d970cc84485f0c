import { others } from '../../../shared/stats.ts';
import type { NumberRow } from '../../store/tables.ts';

/** A name and its count. */
export interface Named {
  name: string;
  count: number;
}

/** Counts of a day, or of all: on the way from a visit to a message. */
export interface Way {
  views: number;
  /** Views that come from no page of the site. */
  visits: number;
  /** Views of the page with the contact form. */
  formViews: number;
  messages: number;
}

/** The numbers of some days, for people and programs. */
export interface NumberReport {
  first: string;
  last: string;
  all: Way;
  days: (Way & { day: string })[];
  /** The most first, what has no name last. */
  pages: Named[];
  referrers: Named[];
  sources: Named[];
  campaigns: Named[];
  devices: Named[];
  messagePages: Named[];
  messageSources: Named[];
}

const dayMs = 86_400_000;

export const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

function listDays(first: string, last: string): string[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => plusDays(first, at));
}

const sum = (rows: readonly NumberRow[], kind: NumberRow['kind']) =>
  rows.reduce((total, row) => total + (row.kind === kind ? row.n : 0), 0);

const sumWay = (rows: readonly NumberRow[]): Way => ({
  views: sum(rows, 'page'),
  visits: sum(rows, 'referrer'),
  formViews: sum(rows, 'form'),
  messages: sum(rows, 'message'),
});

function listNames(rows: readonly NumberRow[], kind: NumberRow['kind']): Named[] {
  const counts = new Map<string, number>();
  for (const row of rows) if (row.kind === kind) counts.set(row.name, (counts.get(row.name) ?? 0) + row.n);
  const isNamed = ({ name }: Named) => name !== others;
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)) || other.count - one.count);
}

export function buildReport(rows: readonly NumberRow[], first: string, last: string): NumberReport {
  const ofDay = Map.groupBy(rows, ({ day }) => day);
  return {
    first,
    last,
    all: sumWay(rows),
    days: listDays(first, last).map((day) => ({ day, ...sumWay(ofDay.get(day) ?? []) })),
    pages: listNames(rows, 'page'),
    referrers: listNames(rows, 'referrer'),
    sources: listNames(rows, 'source'),
    campaigns: listNames(rows, 'campaign'),
    devices: listNames(rows, 'device'),
    messagePages: listNames(rows, 'message page'),
    messageSources: listNames(rows, 'message source'),
  };
}
