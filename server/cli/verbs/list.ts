import type { Context, Result } from '../context.ts';
import { renderList, renderListJson } from '../lead-views.ts';

export async function list({ store, command, width, now }: Context): Promise<Result> {
  const leads = await store.reader.list(command);
  return { code: 0, out: command.json ? renderListJson(leads) : renderList(leads, width, now) };
}
