import type { Clock } from '../../clock.ts';
import type { ImapConfig } from '../../config/mail-url.ts';
import { maxBounceBytes } from './take-bounce.ts';

const connectMs = 10_000;
/** The longest that any single answer may take, however many lines a server sends meanwhile. */
const answerMs = 30_000;
/** Bytes of a mail, or of the numbers of very many; more ends the connection. */
const longestAnswer = 4 * 1024 * 1024;

/** A mailbox that cannot be read; the message has no password and no words of the server. */
export class MailboxError extends Error {
  readonly authenticationFailed: boolean;

  constructor(reason: string, authenticationFailed = false) {
    super(reason);
    this.authenticationFailed = authenticationFailed;
  }
}

const reasons: Record<string, string> = {
  NoConnection: 'the connection was cut',
  EConnectionClosed: 'the connection was cut',
  ClosedAfterConnectText: 'the connection was cut',
  ClosedAfterConnectTLS: 'the connection was cut',
  CONNECT_TIMEOUT: 'no answer',
  GREETING_TIMEOUT: 'no answer',
  UPGRADE_TIMEOUT: 'no answer',
  ETIMEOUT: 'no answer',
};

interface ImapFault {
  code?: string;
  authenticationFailed?: boolean;
  mailboxMissing?: boolean;
}

/** @param step in words: "no answer to the login" */
function toMailboxError(error: unknown, step: string): MailboxError {
  if (error instanceof MailboxError) return error;
  const { code = '', authenticationFailed, mailboxMissing } = error as ImapFault;
  if (authenticationFailed) return new MailboxError('the login is refused', true);
  if (mailboxMissing) return new MailboxError('there is no such folder');
  const known = reasons[code];
  if (known !== undefined) return new MailboxError(`${known} (${step})`);
  return new MailboxError(/^[A-Z_]{4,}$/.test(code) ? `it cannot be reached (${code})` : `refused (${step})`);
}

export interface OpenFolder {
  validity: string;
  /** UID of the next mail to come, if the server names it. */
  next: number | undefined;
}

export type ImapSession = Awaited<ReturnType<typeof openSession>>;

/**
 * A connection that only reads: nothing is marked, moved or deleted. Each step has a deadline; after the deadline, or
 * after an abort of `signal`, the connection is cut.
 * @throws MailboxError from every method
 */
export async function openSession(server: Omit<ImapConfig, 'folder'>, clock: Clock, signal?: AbortSignal) {
  // Loaded only if a mailbox is set, since it takes memory.
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    ...server,
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
    maxLiteralSize: maxBounceBytes,
    maxResponseSize: longestAnswer,
  });
  // The pending step fails too; without a listener the process would end.
  client.on('error', () => {});
  const cut = () => client.close();
  signal?.addEventListener('abort', cut);

  async function inTime<T>(step: string, work: () => Promise<T>): Promise<T> {
    const late = Promise.withResolvers<never>();
    const cancel = clock.after(answerMs, () => {
      late.reject(new MailboxError(`no answer (${step})`));
      cut();
    });
    try {
      signal?.throwIfAborted();
      return await Promise.race([work(), late.promise]);
    } catch (error) {
      throw toMailboxError(error, step);
    } finally {
      cancel();
    }
  }

  const search = async (wanted: { since: Date } | { uid: string }): Promise<number[]> => {
    const found = await inTime('search', () => client.search(wanted, { uid: true }));
    if (!Array.isArray(found)) throw new MailboxError('refused (search)');
    return found.toSorted((one, other) => one - other);
  };

  const session = {
    isOpen: () => client.usable,

    async open(folder: string): Promise<OpenFolder> {
      const { uidValidity, uidNext } = await inTime('open', () => client.mailboxOpen(folder, { readOnly: true }));
      return { validity: String(uidValidity), next: uidNext };
    },

    /** @returns UIDs, ascending */
    findSince: (since: Date) => search({ since }),
    /** `4:*` matches the last mail, too, if all numbers are smaller. */
    findFrom: async (uid: number) => (await search({ uid: `${uid}:*` })).filter((each) => each >= uid),
    findThese: async (uids: readonly number[]) => (uids.length === 0 ? [] : await search({ uid: uids.join() })),

    /** @returns the part of the mail that is read */
    async fetch(uid: number): Promise<Buffer> {
      const wanted = { source: { start: 0, maxLength: maxBounceBytes } };
      const found = await inTime('fetch', () => client.fetchOne(String(uid), wanted, { uid: true }));
      if (!found || found.source === undefined) throw new MailboxError('the mail is not given out');
      return found.source;
    },

    async close(): Promise<void> {
      await inTime('logout', () => client.logout()).catch(() => {});
      signal?.removeEventListener('abort', cut);
      cut();
    },
  };

  try {
    await inTime('login', () => client.connect());
    return session;
  } catch (error) {
    await session.close();
    throw error;
  }
}
