import { setTimeout as pause } from 'node:timers/promises';
import { parseConfig } from '../../config/config.ts';
import { sendCanary } from '../../intake/send-canary.ts';
import type { Context, Result } from '../context.ts';

const patienceMs = 60_000;
const lookMs = 200;

/** Sends a message of our own the whole way, and waits until it is delivered. */
export async function canary({ store, env }: Context): Promise<Result> {
  const { siteUrl } = parseConfig(env);
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  let id: string;
  try {
    ({ id } = await sendCanary(siteUrl, await store.canary.secret()));
  } catch (error) {
    return { code: 1, out: '', error: `The canary was not taken at ${siteUrl}: ${(error as Error).message}` };
  }
  while (performance.now() - started < patienceMs) {
    const [lead] = await store.reader.findByPrefix(id, 1);
    if (lead?.state === 'sent') return { code: 0, out: `The canary came out after ${seconds()} s.` };
    await pause(lookMs);
  }
  const [lead] = await store.reader.findByPrefix(id, 1);
  const reason = lead?.last_error ? `: ${lead.last_error}` : '';
  return { code: 1, out: '', error: `The canary is stored but has not come out after ${seconds()} s${reason}` };
}
