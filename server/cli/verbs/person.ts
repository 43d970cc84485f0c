import { rmSync } from 'node:fs';
import type { Context, Result } from '../context.ts';
import { learnAfterDeletion } from '../learn-labels.ts';
import { writeNewFile } from '../new-file.ts';
import { UsageError } from '../options.ts';
import { collect, type Findings, isNothing } from '../person/collect.ts';
import { readPerson } from '../person/person.ts';
import { renderFile, renderFindings } from '../person/views.ts';

function exportPerson(findings: Findings, path: string, now: number): Result {
  const refusal = writeNewFile(path, renderFile(findings, now));
  if (refusal !== undefined) return refusal;
  return { code: 0, out: renderFindings(findings, `whole in ${path}`, `named in ${path}`) };
}

/** Deletes files first: the messages tell which are the person's. */
async function deletePerson({ store, progress }: Context, findings: Findings): Promise<Result> {
  const { sent } = findings.messages;
  for (const path of findings.mails.own) rmSync(path, { force: true });
  const labels = await store.labels.count();
  const busy: string[] = [];
  for (const [index, { id, reference }] of sent.entries()) {
    if (!(await store.editor.remove(id))) busy.push(reference);
    progress(index + 1, sent.length);
  }
  await store.tidy();
  const lesson = await learnAfterDeletion(store.labels, labels);
  if (busy.length > 0)
    return { code: 1, out: '', error: `Being sent now, try again in a minute: ${busy.join(', ')}.${lesson}` };
  return { code: 0, out: `${renderFindings(findings, 'deleted')}${lesson && `\n${lesson.trim()}`}` };
}

/** Writes all that there is of one visitor into a file, or deletes it for good. */
export async function person(context: Context): Promise<Result> {
  const { words, yes } = context.command;
  const [typed = '', act, path] = words;
  const known = readPerson(typed);
  if (known === undefined) throw new UsageError(`person needs an e-mail address: ${typed}`);
  const isExport = act === 'export' && path !== undefined && !yes;
  if (!isExport && (act !== 'delete' || path !== undefined))
    throw new UsageError('person takes ADDRESS export FILE, or ADDRESS delete [--yes]');
  const findings = await collect(context, known);
  if (isNothing(findings)) return { code: 1, out: '', error: 'Nothing is stored of this address.' };
  if (isExport) return exportPerson(findings, path, context.now);
  if (yes) return await deletePerson(context, findings);
  return {
    code: 1,
    out: renderFindings(findings, 'would go'),
    error: 'Say it again with --yes to delete for good; what copies hold stays until they go.',
  };
}
