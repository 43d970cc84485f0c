import { type Context, findOne, isResult, type Result } from '../context.ts';
import { renderLead, renderLeadJson } from '../lead-views.ts';

export async function show(context: Context): Promise<Result> {
  const found = await findOne(context, context.command.words[0] ?? '');
  if (isResult(found)) return found;
  const deliveries = await context.store.deliveries.find(found.id);
  return { code: 0, out: context.command.json ? renderLeadJson(found, deliveries) : renderLead(found, deliveries) };
}
