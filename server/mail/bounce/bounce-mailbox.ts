import type { ImapConfig } from '../../config/mail-url.ts';
import { longestBounce } from './take-bounce.ts';

const connectMs = 10_000;
const silenceMs = 30_000;
/** The rest is read a minute later. */
const mostAtOnce = 200;

/**
 * Gives every unread mail of a mailbox to `take`, and marks it as read afterwards: what was cut off in between is read again.
 * @returns how many there were
 * @throws what the library throws: no answer, a refused login, no such folder
 */
export async function readMailbox(config: ImapConfig, take: (source: Buffer) => Promise<void>): Promise<number> {
  // Brought along for those alone who set it, since it takes memory.
  const { ImapFlow } = await import('imapflow');
  const { folder, ...server } = config;
  const client = new ImapFlow({
    ...server,
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  });
  // What was asked fails as well; unheard, this would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.mailboxOpen(folder);
    const unread = (await client.search({ seen: false }, { uid: true })) || [];
    for (const uid of unread.slice(0, mostAtOnce)) {
      const options = { uid: true };
      const wanted = { source: { start: 0, maxLength: longestBounce } };
      const { source } = (await client.fetchOne(uid, wanted, options)) || {};
      if (source) await take(source);
      await client.messageFlagsAdd(uid, ['\\Seen'], options);
    }
    await client.logout();
    return unread.length;
  } finally {
    client.close();
  }
}
