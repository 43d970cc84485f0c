import type { Context, Result } from '../context.ts';
import { renderCsvLine, renderJsonLine } from '../lead-views.ts';

const pageSize = 500;

/** Writes everything, oldest first, page by page. */
export async function exportLeads({ store, command, write, progress }: Context): Promise<Result> {
  const filter = {
    limit: pageSize,
    ...(command.state && { state: command.state }),
    ...(command.since !== undefined && { since: command.since }),
  };
  const { count } = await store.reader.summarize();
  const total = Object.values(count).reduce((sum, each) => sum + each, 0);
  const isCsv = command.format === 'csv';
  // The mark tells spreadsheets that this is UTF-8.
  if (isCsv) write(`\uFEFF${renderCsvLine()}`);
  let done = 0;
  let leads = await store.reader.page(filter);
  while (leads.length > 0) {
    write(leads.map(isCsv ? renderCsvLine : renderJsonLine).join(''));
    done += leads.length;
    progress(done, total);
    leads = await store.reader.page(filter, leads.at(-1));
  }
  return { code: 0, out: '' };
}
