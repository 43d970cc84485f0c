import type { BounceStore } from '../../store/bounce-store.ts';
import { mailDestination } from '../../store/tables.ts';
import type { MailAddresses } from '../compose.ts';
import { findBouncedMail, type ListMail } from './bounce-address.ts';
import { readBounce } from './read-bounce.ts';

/** Bytes of a mail that are read; longer mails are cut. */
export const maxBounceBytes = 256 * 1024;

export type TakenBounce =
  | { kind: 'counted'; id: string; reference: string; isDead: boolean; reason: string }
  /** A mail about many messages; number of them that are reported again. */
  | { kind: 'list'; list: ListMail['list']; messages: number; reason: string }
  /** The mail did not reach every mailbox behind an alias: the message remains sent. */
  | { kind: 'behind'; id: string; reference: string; reason: string }
  /** Not a bounce of our mails, or counted before. */
  | { kind: 'nothing' }
  | { kind: 'known' };

/** Finds the mail that could not be delivered, and counts it once. A forged bounce finds nothing. */
export async function takeBounce(
  store: BounceStore,
  { bounceAddress: address = '', others = [] }: Pick<MailAddresses, 'bounceAddress' | 'others'>,
  source: Buffer,
): Promise<TakenBounce> {
  const read = source.subarray(0, maxBounceBytes);
  const mail = findBouncedMail(read.toString('latin1'), address, await store.key());
  if (mail === undefined) return { kind: 'nothing' };
  const report = await readBounce(read);
  if (report.kind === 'other') return { kind: 'nothing' };
  const { kind, reason } = report;
  if ('list' in mail) {
    if (kind === 'behind') return { kind: 'nothing' };
    const messages = await store.recordList(mail.list, mail.at);
    return messages === 0 ? { kind: 'known' } : { kind: 'list', list: mail.list, messages, reason };
  }
  const further = mail.to ? others[mail.to - 1] : undefined;
  // The address was taken off the list meanwhile.
  if (mail.to && further === undefined) return { kind: 'known' };
  const destination = further === undefined ? undefined : mailDestination(further);
  if (kind === 'behind') {
    const noted = await store.record(mail, reason, { kind, destination });
    return noted === undefined ? { kind: 'known' } : { kind, id: mail.id, reference: noted.reference, reason };
  }
  const counted = await store.record(mail, reason, { destination });
  return counted === undefined ? { kind: 'known' } : { kind: 'counted', id: mail.id, ...counted, reason };
}
