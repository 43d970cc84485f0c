import type { SentMail } from './bounce-address.ts';

/** A mail to the owner about many messages: held ones, or those that are not answered. */
export interface ListMail {
  list: 'digest' | 'reminder';
  /** Time it was sent, in milliseconds since 1970. Its messages have the same time. */
  at: number;
}

const beginnings: Record<ListMail['list'], string> = { digest: 'd1', reminder: 'e1' };
const between = '0'.repeat(18);

/** Puts kind and time in the place of a message's ID in an envelope sender; no random ID has eighteen zeros. */
export function toSentMail({ list, at }: ListMail): SentMail {
  const digits = `${beginnings[list]}${between}${at.toString(16).padStart(12, '0')}`;
  return { id: digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), attempt: 1 };
}

/** @returns nothing if it is a mail of one message */
export function readListMail({ id }: SentMail): ListMail | undefined {
  const digits = id.replaceAll('-', '');
  const list = (['digest', 'reminder'] as const).find((each) => digits.startsWith(beginnings[each] + between));
  return list && { list, at: Number.parseInt(digits.slice(-12), 16) };
}
