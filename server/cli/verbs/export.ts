import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { LeadRow } from '../../store/tables.ts';
import type { Context, Result } from '../context.ts';
import { listCells, renderCsvLine, renderJsonLine } from '../lead-views.ts';
import { type ExportFormat, UsageError } from '../options.ts';
import { createWorkbook } from '../workbook.ts';

const pageSize = 500;

type Write = (part: string | Uint8Array) => void;

/** Opens a new file that other users may not read; makes its folder if needed. */
function openFile(path: string) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = openSync(path, 'wx', 0o600);
  const write: Write = (part) => {
    const bytes = Buffer.from(part);
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
  };
  return { write, close: () => closeSync(file) };
}

/** Writes leads part by part, in one of the formats. */
function createWriter(format: ExportFormat, write: Write) {
  if (format === 'xlsx') {
    const workbook = createWorkbook(write);
    workbook.addRows([listCells()]);
    return { add: (leads: readonly LeadRow[]) => workbook.addRows(leads.map(listCells)), end: () => workbook.end() };
  }
  const isCsv = format === 'csv';
  // Byte order mark: spreadsheets then read UTF-8.
  if (isCsv) write(`\uFEFF${renderCsvLine()}`);
  const render = isCsv ? renderCsvLine : renderJsonLine;
  return { add: (leads: readonly LeadRow[]) => write(leads.map((lead) => render(lead)).join('')), end() {} };
}

/** Writes everything, oldest first, page by page. */
export async function exportLeads(context: Context): Promise<Result> {
  const [path] = context.command.words;
  const { format } = context.command;
  if ((format === 'xlsx') !== /\.xlsx$/i.test(path ?? ''))
    throw new UsageError('export writes a workbook into FILE.xlsx, and nothing else there');
  if (path === undefined) {
    await writeAll(context, (part) => context.write(part.toString()));
    return { code: 0, out: '' };
  }
  try {
    const target = openFile(path);
    try {
      const count = await writeAll(context, target.write);
      return { code: 0, out: `${count} messages are in ${path}.` };
    } finally {
      target.close();
    }
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EEXIST')
      return { code: 1, out: '', error: `${path} exists already, and an export overwrites no file.` };
    throw error;
  }
}

async function writeAll({ store, command, progress }: Context, write: Write): Promise<number> {
  const filter = {
    limit: pageSize,
    ...(command.state && { state: command.state }),
    ...(command.since !== undefined && { since: command.since }),
  };
  const { count } = await store.reader.summarize();
  const total = Object.values(count).reduce((sum, each) => sum + each, 0);
  const writer = createWriter(command.format, write);
  let done = 0;
  let leads = await store.reader.page(filter);
  while (leads.length > 0) {
    writer.add(leads);
    done += leads.length;
    progress(done, total);
    leads = await store.reader.page(filter, leads.at(-1));
  }
  writer.end();
  return done;
}
