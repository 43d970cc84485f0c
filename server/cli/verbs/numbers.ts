import { siteDay } from '../../ops/numbers.ts';
import type { Context, Result } from '../context.ts';
import { writeNewFile } from '../new-file.ts';
import { renderReportPage } from '../numbers/html-page.ts';
import { buildReport, plusDays } from '../numbers/report.ts';
import { renderReport, renderReportJson } from '../numbers/views.ts';
import { UsageError } from '../options.ts';

/** Shows what was counted of visits: days, pages, sources and the way to a message. */
export async function numbers({ store, command, width, now, write }: Context): Promise<Result> {
  const { html, json, words, days } = command;
  const [path] = words;
  if (html ? json : path !== undefined) throw new UsageError('numbers takes --json, or --html [FILE]');
  const last = command.to ?? siteDay(now);
  const first = command.from ?? plusDays(last, 1 - days);
  if (first > last) throw new UsageError(`--from is later than --to: ${first}, ${last}`);
  const report = buildReport(await store.numbers.read(first, last), first, last);
  if (json) return { code: 0, out: renderReportJson(report) };
  if (!html) return { code: 0, out: renderReport(report, width) };
  const page = renderReportPage(report);
  if (path === undefined) {
    write(page);
    return { code: 0, out: '' };
  }
  return writeNewFile(path, page) ?? { code: 0, out: `The numbers are in ${path}.` };
}
