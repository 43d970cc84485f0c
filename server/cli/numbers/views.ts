import { contactPath } from '../../../shared/contact-message.ts';
import { site } from '../../../shared/site.ts';
import { leastShown } from '../../../shared/stats.ts';
import { type Column, renderTable } from '../table.ts';
import type { Named, NumberReport, Way } from './report.ts';

/** Columns of a day, in the order of the way to a message. */
export const wayColumns = [
  ['Views', 'views'],
  ['Visits', 'visits'],
  [`Views of ${contactPath}`, 'formViews'],
  ['Messages', 'messages'],
] as const satisfies readonly [string, keyof Way][];

/** Lists with names: their titles, and headings of the name and the count. */
export const listNamed = (
  report: NumberReport,
): readonly [title: string, counted: string, list: readonly Named[]][] => [
  ['Page', 'Views', report.pages],
  ['Referring host', 'Visits', report.referrers],
  ['Source (utm_source)', 'Visits', report.sources],
  ['Campaign (utm_campaign)', 'Visits', report.campaigns],
  ['Device', 'Views', report.devices],
  ['Page before the form', 'Messages', report.messagePages],
  ['Source of messages', 'Messages', report.messageSources],
];

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`);

/** `Visits: 120. Views of /contact: 30 (25.0 %). Messages: 4 (3.3 %)` */
export const describeWay = ({ visits, formViews, messages }: Way) =>
  `Visits: ${visits}. Views of ${contactPath}: ${formViews} (${percent(formViews, visits)}). Messages: ${messages} (${percent(messages, visits)})`;

export const describeDays = ({ first, last }: NumberReport) =>
  `${first} to ${last}, days of ${site.office.timeZone}. A name with fewer than ${leastShown} of a day is counted as others.`;

/** A column with numbers on the line of their last digits. */
function numberColumn<Row>(heading: string, read: (row: Row) => number, rows: readonly Row[]): Column<Row> {
  const width = Math.max(heading.length, ...rows.map((row) => String(read(row)).length));
  return { heading: heading.padStart(width), cell: (row) => String(read(row)).padStart(width) };
}

export function renderReport(report: NumberReport, width: number): string {
  const days = renderTable(
    [
      { heading: 'Day', cell: ({ day }) => day },
      ...wayColumns.map(([heading, name]) => numberColumn(heading, (each: Way) => each[name], report.days)),
    ],
    report.days,
    width,
  );
  const lists = listNamed(report)
    .filter(([, , list]) => list.length > 0)
    .map(([title, counted, list]) =>
      renderTable<Named>(
        [
          { heading: title, cell: ({ name }) => name, isFlexible: true },
          numberColumn(counted, ({ count }) => count, list),
        ],
        list,
        width,
      ),
    );
  const hints =
    report.all.views === 0 ? ['No view was counted on these days. STATS=on counts them: docs/operate/numbers.md'] : [];
  return [describeDays(report), days, `The way to a message. ${describeWay(report.all)}.`, ...lists, ...hints].join(
    '\n\n',
  );
}

/** The report for programs. */
export function renderReportJson({ first, last, all, pages, ...lists }: NumberReport): string {
  return JSON.stringify(
    { from: first, to: last, way: all, pages: pages.map(({ name, count }) => ({ address: name, count })), ...lists },
    null,
    2,
  );
}
