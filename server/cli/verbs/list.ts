import type { Context, Result } from '../context.ts';
import { renderList, renderListJson } from '../lead-views.ts';

export async function list({ store, command, width }: Context): Promise<Result> {
  const leads = await store.reader.list(command);
  return { code: 0, out: command.json ? renderListJson(leads) : renderList(leads, width) };
}
