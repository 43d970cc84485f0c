import { site } from '../../shared/site.ts';
import type { Act } from './act-link.ts';

/** Everything that mails to the owner say beside the visitor's own words. */
export const mailWords = {
  sender: `${site.name} website`,
  subject: (name: string, reference: string) => `New message from ${name} (${reference})`,
  opening: `A visitor wrote to ${site.name} through the contact form.`,
  /** How to answer: with the visitor's address in Reply-To, or without. */
  reply: 'Reply to this mail to answer.',
  write: 'Write to the address below to answer.',
  links: 'Links of ours stand here only; any further below were written by the visitor.',
  acts: {
    answered: 'Answered',
    spam: 'This was spam',
    deliver: 'This is not spam: deliver it',
    genuine: 'This is not spam',
    again: 'Send again',
  } satisfies Record<Act, string>,
  /** Words for a message that looks like spam and is delivered all the same. */
  suspected: (subject: string) => `[Spam?] ${subject}`,
  suspicion: 'Looks like spam',
  notGiven: '(not given)',
  reference: 'Reference',
  received: 'Received',
};

export const canaryWords = {
  subject: (reference: string) => `Canary: the contact form of ${site.name} works (${reference})`,
  text: "This message went the whole way of a visitor's message. Nobody has to read it.",
};

/** Of the mail that stands for one whose text the mail server refuses. */
export const noticeWords = {
  subject: (reference: string) => `New message (${reference})`,
  text: 'The mail server does not accept the text of the message, so it is not in this mail.',
  read: (command: string) => `Read it on the server with: ${command}`,
};

/** Of the list of messages that look like spam. */
export const digestWords = {
  subject: (count: number) => (count === 1 ? '1 message looks like spam' : `${count} messages look like spam`),
  opening: (count: number) =>
    count === 1
      ? `This message through the contact form of ${site.name} was stored and acknowledged, but not mailed.`
      : `These messages through the contact form of ${site.name} were stored and acknowledged, but not mailed.`,
  read: 'To read one',
  release: 'If it is no spam, mail it',
};

/** Of the list of messages that nobody has marked as answered. */
export const reminderWords = {
  subject: (count: number) =>
    count === 1 ? '1 message is not answered yet' : `${count} messages are not answered yet`,
  opening: `The contact form of ${site.name} promises an answer within 24 hours. Not marked as answered:`,
  read: 'To read one',
  answered: 'When it is answered',
  /** @param hours that are left, rounded down; below zero it is too late */
  left(hours: number) {
    if (hours < 0) return 'overdue';
    if (hours === 0) return 'less than an hour left';
    return hours === 1 ? '1 hour left' : `${hours} hours left`;
  },
};

/** Reasons of mail servers in our own words, by the second number of their status code (RFC 3463). */
export const refusalWords: Record<string, string> & Record<'other' | 'none', string> = {
  1: 'the address is not known there',
  2: 'the mailbox is full or switched off',
  3: 'the mail system there has a fault',
  4: 'the mail server could not be reached',
  5: 'the mail server did not understand',
  6: 'the form of the mail was refused',
  7: 'refused by a rule',
  other: 'refused',
  none: 'no reason given',
};
