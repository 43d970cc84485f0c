import { setTimeout as pause } from 'node:timers/promises';
import { parseConfig } from '../../config/config.ts';
import { sendCanary } from '../../intake/send-canary.ts';
import type { Context, Result } from '../context.ts';

/** Time limits. The mailbox is read every minute. */
const patience = { sentMs: 60_000, returnedMs: 180_000 };
const lookMs = 200;
const howToSee = 'Whether it arrived is not seen: that needs BOUNCE_IMAP_URL and CANARY_TO as BOUNCE_ADDRESS.';

/** Sends a test message, and waits until it is delivered, or found in its mailbox if that is read. */
export async function canary(
  { store, env }: Pick<Context, 'store' | 'env'>,
  { sentMs, returnedMs } = patience,
): Promise<Result> {
  const { siteUrl, mail } = parseConfig(env);
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  let id: string;
  try {
    ({ id } = await sendCanary(siteUrl, await store.canary.secret()));
  } catch (error) {
    return { code: 1, out: '', error: `The canary could not be sent to ${siteUrl}: ${(error as Error).message}` };
  }
  const until = started + (mail.seesCanaries ? returnedMs : sentMs);
  let [lead] = await store.reader.findByPrefix(id, 1);
  for (; performance.now() < until; [lead] = await store.reader.findByPrefix(id, 1)) {
    if (lead?.state === 'sent' && lead.answered_at !== null)
      return { code: 0, out: `The canary returned after ${seconds()} s.` };
    if (lead?.state === 'sent' && !mail.seesCanaries)
      return {
        code: 0,
        out: `The canary was delivered after ${seconds()} s: the mail server has taken it. ${howToSee}`,
      };
    await pause(lookMs);
  }
  if (lead?.state === 'sent')
    return { code: 1, out: '', error: `The canary was sent, and was not found in the mailbox within ${seconds()} s.` };
  const reason = lead?.last_error ? `: ${lead.last_error}` : '';
  return { code: 1, out: '', error: `The canary is stored but was not delivered within ${seconds()} s${reason}` };
}
