import { mailWords } from '../../../server/mail/words.ts';
import { readFact } from '../../support/server/read-fact.ts';
import { sendRequest } from '../../support/server/send-request.ts';
import type { ReceivedMail } from '../../support/server/smtp-sink.ts';

/** Presses the link of each mail that marks it as answered, alternating the addresses. @returns how many did not act */
export async function pressLinks(mails: readonly ReceivedMail[], addresses: readonly string[]): Promise<number> {
  let dead = 0;
  for (const [index, { mail }] of mails.entries()) {
    const link = readFact(mail.text ?? '', mailWords.acts.answered);
    if (link === undefined) throw new Error('a mail has no link');
    const { status } = await sendRequest(`${addresses[index % addresses.length]}${new URL(link).pathname}`, {
      method: 'POST',
      body: '',
    });
    if (status !== 200) dead += 1;
  }
  return dead;
}
