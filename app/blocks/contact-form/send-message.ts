import {
  type ContactMessage,
  fillTimeHeader,
  isMailReceipt,
  type MailReceipt,
  mailPath,
} from '../../../shared/contact-message.ts';

/** Limit after which a silent server is a failure. */
const timeoutMs = 15_000;

export type SendFailure = 'failed' | 'offline' | 'tooMany' | 'tooLarge';
export type SendResult = { ok: true; receipt: MailReceipt; sentAt: number } | { ok: false; reason: SendFailure };

/**
 * The one call of the site. Only an ok status with the server's own JSON answer is a success; a page of HTML, a timeout or
 * a broken connection is a failure, whatever the status.
 * @param key identifies the message, so that sending it twice stores it once
 * @param fillMs from the first key to now; absent if nothing was typed on this page
 */
export async function sendMessage(
  message: ContactMessage,
  key: string,
  fillMs: number | undefined,
): Promise<SendResult> {
  // Kept apart: the minifier does not fold an empty text and a name.
  const base = import.meta.env.BASE_PATH;
  if (!navigator.onLine) return { ok: false, reason: 'offline' };
  try {
    const response = await fetch(base ? base + mailPath : mailPath, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        ...(fillMs !== undefined && { [fillTimeHeader]: String(Math.round(fillMs)) }),
      },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 429) return refuse(response, 'tooMany');
    if (response.status === 413) return refuse(response, 'tooLarge');
    if (!response.ok) return refuse(response, 'failed');
    const answer: unknown = await response.json();
    if (!isMailReceipt(answer)) throw new Error('The answer to the message is not a receipt.');
    return { ok: true, receipt: answer, sentAt: Date.now() };
  } catch (error) {
    report(error);
    return { ok: false, reason: 'failed' };
  }
}

function refuse({ status }: Response, reason: SendFailure): SendResult {
  report(new Error(`HTTP error! status: ${status}`));
  return { ok: false, reason };
}

/** Logs the cause, never the words. */
function report(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  console.error(error instanceof Error ? error.message : error);
}
