import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Context, Result } from '../context.ts';
import { renderCsvLine, renderJsonLine } from '../lead-views.ts';

const pageSize = 500;

/** Into a new file that nobody else may read, in a folder that is made if need be; or to the terminal. */
function openTarget(path: string | undefined, write: Context['write']) {
  if (path === undefined) return { write, close() {} };
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = openSync(path, 'wx', 0o600);
  return { write: (text: string) => void writeSync(file, text), close: () => closeSync(file) };
}

/** Writes everything, oldest first, page by page. */
export async function exportLeads(context: Context): Promise<Result> {
  const [path] = context.command.words;
  try {
    const target = openTarget(path, context.write);
    try {
      const count = await writeAll({ ...context, write: target.write });
      return { code: 0, out: path === undefined ? '' : `${count} messages are in ${path}.` };
    } finally {
      target.close();
    }
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EEXIST')
      return { code: 1, out: '', error: `${path} is there already; an export overwrites nothing.` };
    throw error;
  }
}

async function writeAll({ store, command, write, progress }: Context): Promise<number> {
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
  return done;
}
