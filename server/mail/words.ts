import { type Counted, countWords } from '../../shared/count-words.ts';
import { fill } from '../../shared/fill.ts';
import words from '../../shared/words/mails.json' with { type: 'json' };
import type { OwnerAction } from './owner-action-link.ts';

const { message, canary, notice, lists, refusals } = words;

/** Words of mails to the owner beside those of a visitor: content/words/mails.yaml. */
export const mailWords = {
  ...message,
  subject: (name: string, reference: string) => fill(message.subject, { name, reference }),
  acts: message.acts satisfies Record<OwnerAction, string>,
  suspected: (subject: string) => fill(message.suspected, { subject }),
};

export const canaryWords = { ...canary, subject: (reference: string) => fill(canary.subject, { reference }) };

export const noticeWords = {
  ...notice,
  subject: (reference: string) => fill(notice.subject, { reference }),
  read: (command: string) => fill(notice.read, { command }),
};

const countIn = ({ subject, opening, act }: { subject: Counted; opening: Counted; act: string }) => ({
  subject: (count: number) => countWords(subject, count),
  opening: (count: number) => countWords(opening, count),
  act,
});

const { overdue, lessThanAnHour, left } = lists.reminder;

/** Words of the two lists of messages. */
export const listWords = {
  read: lists.read,
  digest: countIn(lists.digest),
  reminder: {
    ...countIn(lists.reminder),
    /** @param hours that are left, rounded down; below zero it is too late */
    left(hours: number) {
      if (hours < 0) return overdue;
      return hours === 0 ? lessThanAnHour : countWords(left, hours);
    },
  },
};

/** Reasons of mail servers in our own words, by the second number of their status code (RFC 3463). */
export const refusalWords: Record<string, string> & Record<'other' | 'none', string> = {
  1: refusals.address,
  2: refusals.mailbox,
  3: refusals.system,
  4: refusals.network,
  5: refusals.protocol,
  6: refusals.content,
  7: refusals.policy,
  other: refusals.other,
  none: refusals.none,
};
