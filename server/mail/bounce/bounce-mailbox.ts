import type { Clock } from '../../clock.ts';
import type { BounceMailbox, ImapConfig } from '../../config/mail-url.ts';
import type { MailboxStore, Position } from '../../store/mailbox-store.ts';
import { StoreError } from '../../store/store-error.ts';
import { openWithLogin } from '../login/imap-login.ts';
import { TokenError } from '../login/token-error.ts';
import type { Tokens } from '../login/tokens.ts';
import { type ImapSession, MailboxError, openSession } from './imap-session.ts';

/** The rest is read a minute later. */
const maxBatch = 200;
/** Waits before an unreadable mail is tried again; after the last it is skipped. */
const retryMs = [10 * 60_000, 6 * 3_600_000];
/** New connections after a server's cuts at unreadable mails, so that other mails do not wait. */
const mostCuts = 5;
/** Longer than a mail server lets a mail wait, and a holiday. */
const lookBackMs = 14 * 86_400_000;
/** Bounds the row of unread mails. */
const mostFailed = 1000;

export interface MailboxReader {
  positions: Pick<MailboxStore, 'position' | 'savePosition'>;
  clock: Clock;
  /** For a mailbox without a password. */
  tokens?: Tokens | undefined;
  /** @throws StoreError if the mail shall be read again; other errors are faults of the mail */
  take: (source: Buffer) => Promise<void>;
  /** Called for a mail that was skipped after three tries. */
  onSkipped: (folder: string, uid: number) => void;
  /** Ends the reading. */
  signal?: AbortSignal | undefined;
}

/** Account and folder, since another account has other UIDs. */
const nameFolder = ({ host, auth }: ImapConfig, folder: string) => `${auth.user}@${host}/${folder}`;

/**
 * Opens the mailbox and does `work` in each folder; a failed folder does not stop the others.
 * @returns faults of single folders, or of all, in our own words; nothing if all is well
 */
async function visitFolders(
  { server: { folder: _, ...server }, folders }: BounceMailbox,
  work: (session: ImapSession, folder: string) => Promise<unknown>,
  { clock, tokens, signal }: Pick<MailboxReader, 'clock' | 'tokens' | 'signal'>,
): Promise<string | undefined> {
  const faults: string[] = [];
  let session: ImapSession | undefined;
  try {
    session = await openWithLogin(server, tokens, (each) => openSession(each, clock, signal));
    for (const folder of folders) {
      try {
        await work(session, folder);
      } catch (error) {
        if (!(error instanceof MailboxError)) throw error;
        faults.push(`${folder}: ${error.message}`);
        if (!session.isOpen()) break;
      }
    }
  } catch (error) {
    if (!(error instanceof MailboxError || error instanceof TokenError)) throw error;
    faults.push(error.message);
  } finally {
    await session?.close();
  }
  return faults.length === 0 ? undefined : faults.join('; ');
}

/** Whether the login works and all folders are there. @returns the fault, in our own words */
export const tryMailbox = (mailbox: BounceMailbox, clock: Clock, tokens?: Tokens): Promise<string | undefined> =>
  visitFolders(mailbox, (session, folder) => session.open(folder), { clock, tokens });

export interface Reading {
  /** The reason in our own words; nothing if all folders were read. */
  fault?: string | undefined;
  /** Mails that the server sent. */
  given: number;
  /** Reason why a mail was not sent, with its folder. */
  refused?: string;
  /** Connections that ended at a mail. */
  cuts: number;
}

/**
 * Gives every new mail of the folders to `take`, also those that were read, and changes nothing in them. At first, new
 * mails are those of the last two weeks. A mail that was cut off is read again.
 * @throws StoreError
 */
export async function readMailbox(mailbox: BounceMailbox, reader: MailboxReader): Promise<Reading> {
  const reading: Reading = { given: 0, cuts: 0 };
  const work = (session: ImapSession, folder: string) =>
    readFolder(session, folder, nameFolder(mailbox.server, folder), reader, reading);
  let cutsBefore: number;
  do {
    cutsBefore = reading.cuts;
    reading.fault = await visitFolders(mailbox, work, reader);
  } while (reading.cuts > cutsBefore && reading.cuts <= mostCuts);
  return reading;
}

async function readFolder(
  session: ImapSession,
  folder: string,
  name: string,
  { positions, clock, take, onSkipped, signal }: MailboxReader,
  reading: Reading,
): Promise<void> {
  const { validity, next } = await session.open(folder);
  const saved = await positions.position(name);
  const position: Position = saved?.validity === validity ? saved : { validity, next: 0, failed: [] };

  /** @returns why the mail could not be read. @throws if the mail is not the reason */
  async function tryMail(uid: number): Promise<unknown> {
    try {
      const source = await session.fetch(uid);
      reading.given += 1;
      await take(source);
      return undefined;
    } catch (error) {
      if (error instanceof StoreError || signal?.aborted) throw error;
      return error;
    }
  }

  function settle(uid: number, failure: unknown): void {
    const tries = (position.failed.find((each) => each.uid === uid)?.tries ?? 0) + 1;
    position.failed = position.failed.filter((each) => each.uid !== uid);
    if (failure === undefined) return;
    const wait = retryMs[tries - 1];
    if (wait === undefined) onSkipped(folder, uid);
    else position.failed.push({ uid, tries, due: clock.now() + wait });
    if (position.failed.length > mostFailed) onSkipped(folder, position.failed.shift()?.uid ?? 0);
    if (failure instanceof MailboxError) reading.refused = `${folder}: ${failure.message}`;
    if (session.isOpen()) return;
    reading.cuts += 1;
    throw failure;
  }

  try {
    const isFirst = position.next === 0;
    const fresh = isFirst
      ? await session.findSince(new Date(clock.now() - lookBackMs))
      : await session.findFrom(position.next);
    for (const uid of fresh.slice(0, maxBatch)) {
      const failure = await tryMail(uid);
      position.next = uid + 1;
      settle(uid, failure);
    }
    if (isFirst && fresh.length <= maxBatch) position.next = Math.max(position.next, next ?? 0);

    // Last, so that a mail that breaks the connection does not stop the others.
    const due = position.failed.filter((each) => each.due <= clock.now()).map(({ uid }) => uid);
    const left = await session.findThese(due);
    position.failed = position.failed.filter(({ uid }) => !due.includes(uid) || left.includes(uid));
    for (const uid of left) settle(uid, await tryMail(uid));
  } finally {
    await positions.savePosition(name, position);
  }
}
