import { sendRequest } from '../../support/server/send-request.ts';
import type { ReceivedMail } from '../../support/server/smtp-sink.ts';

/** Presses the link "Answered" of each mail, alternating the addresses. @returns how many did not act */
export async function pressLinks(mails: readonly ReceivedMail[], addresses: readonly string[]): Promise<number> {
  let dead = 0;
  for (const [index, { mail }] of mails.entries()) {
    const [, path] = /Answered: +https?:\/\/[^/]+(\/\S+)/.exec(mail.text ?? '') ?? [];
    if (path === undefined) throw new Error('a mail has no link');
    const { status } = await sendRequest(`${addresses[index % addresses.length]}${path}`, { method: 'POST', body: '' });
    if (status !== 200) dead += 1;
  }
  return dead;
}
