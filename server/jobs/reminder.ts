import type { Clock } from '../clock.ts';
import type { WorkingHours } from '../config/working-hours.ts';
import { leadsCommand } from '../leads-command.ts';
import { describeError, type Log } from '../log.ts';
import { makeEnvelope } from '../mail/bounce/bounce-address.ts';
import { toSentMail } from '../mail/bounce/list-mail.ts';
import { type Mail, type MailAddresses, renderFacts, renderLinks } from '../mail/compose.ts';
import { DeliveryError } from '../mail/delivery-error.ts';
import type { MakeLinks } from '../mail/owner-action-link.ts';
import { quoteLine } from '../mail/quote-line.ts';
import type { Transport } from '../mail/transport.ts';
import { mailWords, reminderWords } from '../mail/words.ts';
import { type AnswerStore, promisedAnswerMs } from '../store/answer-store.ts';
import type { LeadRow } from '../store/tables.ts';
import { createIsWorking, remindAt } from './remind-at.ts';

export interface ReminderOptions {
  answers: AnswerStore;
  transport: Transport;
  mail: MailAddresses;
  makeLinks?: MakeLinks;
  /** Key that signs envelope senders. */
  bounceKey?: () => Promise<string>;
  clock: Clock;
  log: Log;
  /** Milliseconds after a message; the pages promise an answer within 24 hours. */
  afterMs: number;
  workingHours?: WorkingHours | undefined;
}

const hourMs = 3_600_000;
/** Older ones were reported, or came before there were reminders. */
const lookBackMs = 3 * 24 * hourMs;
const maxBatch = 200;
const turnMs = 60_000;
const retryMs = 5 * 60_000;

const describeTime = (lead: LeadRow, now: number) =>
  reminderWords.left(Math.floor((lead.received_at + promisedAnswerMs - now) / hourMs));

function composeReminder(
  leads: readonly LeadRow[],
  { from, to, others = [] }: MailAddresses,
  now: number,
  linksOf?: Awaited<ReturnType<MakeLinks>>,
): Mail {
  const id = `unanswered-${now}`;
  return {
    leadId: id,
    reference: 'unanswered-messages',
    from: { name: mailWords.sender, address: from },
    to: [to, ...others],
    subject: reminderWords.subject(leads.length),
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: new Date(now),
    text: [
      reminderWords.opening,
      '',
      ...leads.flatMap((lead) => [
        `${lead.reference}  ${quoteLine(lead.name)}: ${describeTime(lead, now)}`,
        ...renderLinks(linksOf?.(lead), ['answered', 'again']).map((line) => `             ${line}`),
      ]),
      '',
      ...renderFacts([
        [reminderWords.read, leadsCommand('show REFERENCE')],
        [reminderWords.answered, leadsCommand('answered REFERENCE')],
      ]),
      '',
    ].join('\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Reminds the owner once of each message that is not marked as answered, many in one mail. One process at a time does it. */
export function createReminder(options: ReminderOptions): () => Promise<void> {
  const { answers, transport, mail, makeLinks, bounceKey, clock, log, afterMs, workingHours } = options;
  const isWorking = workingHours && createIsWorking(workingHours);
  return async () => {
    const now = clock.now();
    const leads = (await answers.findUnreminded(now - lookBackMs, maxBatch)).filter(
      ({ received_at }) => remindAt(received_at, afterMs, isWorking) <= now,
    );
    if (leads.length === 0 || !(await answers.turn.take(turnMs))) return;
    try {
      const envelope = await makeEnvelope(mail.bounceAddress, toSentMail({ list: 'reminder', at: now }), bounceKey);
      await transport.send({ ...composeReminder(leads, mail, now, await makeLinks?.()), ...envelope });
      const ids = leads.map(({ id }) => id);
      await answers.markReminded(ids, now);
      log.info({ evt: 'reminder', messages: leads.length });
    } catch (error) {
      const reason = error instanceof DeliveryError ? error.reason : describeError(error);
      log.warn({ evt: 'reminder-failed', reason });
      await answers.turn.postpone(retryMs);
    }
  };
}
