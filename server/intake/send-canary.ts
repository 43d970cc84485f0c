import { randomUUID } from 'node:crypto';
import { fillMessage, isMailReceipt, type MailReceipt, mailPath } from '../../shared/contact-message.ts';

/** Header with the store's secret. */
export const canaryHeader = 'x-canary';

const patienceMs = 15_000;

/**
 * Sends a message as the form does, to test all steps to the mailbox.
 * @param siteUrl address of the server, such as http://localhost:3000
 * @throws if it was not acknowledged
 */
export async function sendCanary(siteUrl: string, secret: string): Promise<MailReceipt> {
  const key = randomUUID();
  const answer = await fetch(siteUrl + mailPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, [canaryHeader]: secret },
    body: JSON.stringify({ ...fillMessage(() => '0'), name: 'Canary', email: 'canary@localhost', message: key }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const receipt: unknown = answer.ok ? await answer.json() : undefined;
  if (!isMailReceipt(receipt)) throw new Error(`the server answered ${answer.status}`);
  return receipt;
}
