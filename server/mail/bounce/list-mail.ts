import type { SentMail } from './bounce-address.ts';

/** A mail that tells the owner of many messages: of held ones, or of those that are not answered. */
export interface ListMail {
  list: 'digest' | 'reminder';
  /** When it was sent, in milliseconds since 1970. Its messages have the same time. */
  at: number;
}

const beginnings: Record<ListMail['list'], string> = { digest: 'd1', reminder: 'e1' };
const between = '0'.repeat(18);

/** In an envelope sender it has what it is and its time in the place of a message's id; an id by chance has no eighteen zeros. */
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
