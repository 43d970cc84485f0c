import type { Clock } from '../clock.ts';
import type { WorkingHours } from '../config/working-hours.ts';
import { leadsCommand } from '../leads-command.ts';
import { describeError, type Log } from '../log.ts';
import { type ListMail, makeEnvelope } from '../mail/bounce/bounce-address.ts';
import { type Mail, type MailAddresses, renderFacts, renderLinks } from '../mail/compose.ts';
import { DeliveryError } from '../mail/delivery-error.ts';
import type { MakeLinks, OwnerAction } from '../mail/owner-action-link.ts';
import { quoteLine } from '../mail/quote-line.ts';
import type { Transport } from '../mail/transport.ts';
import { listWords, mailWords } from '../mail/words.ts';
import { type AnswerStore, promisedAnswerMs } from '../store/answer-store.ts';
import type { HeldStore } from '../store/lead/held-store.ts';
import type { Turn } from '../store/statement/turn.ts';
import type { LeadRow } from '../store/tables.ts';
import { createIsWorking, remindAt } from './remind-at.ts';

export interface ListOptions {
  transport: Transport;
  mail: MailAddresses;
  makeLinks?: MakeLinks;
  /** Key that signs envelope senders. */
  bounceKey?: () => Promise<string>;
  clock: Clock;
  log: Log;
}

/** One kind of list of messages. */
interface ListKind {
  list: ListMail['list'];
  /** Name of the list in the store of mails, and the beginning of its mails' ids. */
  reference: string;
  idBeginning: string;
  events: { sent: { evt: string }; failed: { evt: string } };
  acts: readonly OwnerAction[];
  /** Name of the command that the last line explains. */
  command: string;
  /** Further lines about a message; the first follows its name. */
  describe: (lead: LeadRow, now: number) => readonly [string, ...string[]];
  find: (now: number) => Promise<LeadRow[]>;
  turn: Turn;
  /** Least time between two lists. */
  pauseMs: number;
  markReported: (ids: readonly string[], at: number) => Promise<void>;
}

const hourMs = 3_600_000;
const digestPauseMs = 4 * hourMs;
const reminderPauseMs = 60_000;
const retryMs = 5 * 60_000;
const maxBatch = 200;
/** Older ones were reported, or came before there were reminders. */
const lookBackMs = 3 * 24 * hourMs;
const indent = ' '.repeat(13);

function composeList(
  { list, reference, idBeginning, acts, command, describe }: ListKind,
  leads: readonly LeadRow[],
  { from, to, others = [] }: MailAddresses,
  now: number,
  linksOf?: Awaited<ReturnType<MakeLinks>>,
): Mail {
  const id = `${idBeginning}-${now}`;
  const words = listWords[list];
  const entries = leads.flatMap((lead) => {
    const [first, ...further] = describe(lead, now);
    const below = [...further, ...renderLinks(linksOf?.(lead), acts)];
    return [`${lead.reference}  ${quoteLine(lead.name)}: ${first}`, ...below.map((line) => indent + line), ''];
  });
  return {
    leadId: id,
    reference,
    from: { name: mailWords.sender, address: from },
    to: [to, ...others],
    subject: words.subject(leads.length),
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: new Date(now),
    text: [
      words.opening(leads.length),
      '',
      ...entries,
      ...renderFacts([
        [listWords.read, leadsCommand('show REFERENCE')],
        [words.act, leadsCommand(`${command} REFERENCE`)],
      ]),
      '',
    ].join('\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/**
 * Mails the owner a list of messages that none has reported. One process at a time does it. A list that cannot be sent
 * is tried again; its messages remain new until one was sent, and are new again if it comes back.
 */
function createListJob(kind: ListKind, options: ListOptions): () => Promise<void> {
  const { list, events, find, turn, pauseMs, markReported } = kind;
  const { transport, mail, makeLinks, bounceKey, clock, log } = options;
  return async () => {
    const now = clock.now();
    const leads = await find(now);
    if (leads.length === 0 || !(await turn.take(pauseMs))) return;
    try {
      const envelope = await makeEnvelope(mail.bounceAddress, { list, at: now }, bounceKey);
      await transport.send({ ...composeList(kind, leads, mail, now, await makeLinks?.()), ...envelope });
      const ids = leads.map(({ id }) => id);
      await markReported(ids, now);
      log.info({ ...events.sent, messages: leads.length });
    } catch (error) {
      const reason = error instanceof DeliveryError ? error.reason : describeError(error);
      log.warn({ ...events.failed, reason });
      await turn.postpone(retryMs);
    }
  };
}

/** Mails a list of held messages, every four hours when there are new ones. */
export function createDigest({ held, ...options }: ListOptions & { held: HeldStore }): () => Promise<void> {
  const kind: ListKind = {
    list: 'digest',
    reference: 'held-messages',
    idBeginning: 'held',
    events: { sent: { evt: 'digest' }, failed: { evt: 'digest-failed' } },
    acts: ['deliver'],
    command: 'release',
    describe: ({ message, hold_reason }) => [quoteLine(message), String(hold_reason)],
    find: () => held.findUnreported(maxBatch),
    turn: held.turn,
    pauseMs: digestPauseMs,
    markReported: held.markReported,
  };
  return createListJob(kind, options);
}

export interface ReminderOptions extends ListOptions {
  answers: AnswerStore;
  /** Milliseconds after a message; the pages promise an answer within 24 hours. */
  afterMs: number;
  workingHours?: WorkingHours | undefined;
}

/** Reminds the owner once of each message that is not marked as answered, many in one mail. */
export function createReminder({ answers, afterMs, workingHours, ...options }: ReminderOptions): () => Promise<void> {
  const isWorking = workingHours && createIsWorking(workingHours);
  const kind: ListKind = {
    list: 'reminder',
    reference: 'unanswered-messages',
    idBeginning: 'unanswered',
    events: { sent: { evt: 'reminder' }, failed: { evt: 'reminder-failed' } },
    acts: ['answered', 'again'],
    command: 'answered',
    describe: ({ received_at }, now) => [
      listWords.reminder.left(Math.floor((received_at + promisedAnswerMs - now) / hourMs)),
    ],
    async find(now) {
      const leads = await answers.findUnreminded(now - lookBackMs, maxBatch);
      return leads.filter(({ received_at }) => remindAt(received_at, afterMs, isWorking) <= now);
    },
    turn: answers.turn,
    pauseMs: reminderPauseMs,
    markReported: answers.markReminded,
  };
  return createListJob(kind, options);
}
