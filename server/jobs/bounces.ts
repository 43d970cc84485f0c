import type { ImapConfig } from '../config/mail-url.ts';
import type { Log } from '../log.ts';
import { readMailbox } from '../mail/bounce/bounce-mailbox.ts';
import { takeBounce } from '../mail/bounce/take-bounce.ts';
import type { MailAddresses } from '../mail/compose.ts';
import { openWithLogin } from '../mail/login/imap-login.ts';
import type { Tokens } from '../mail/login/tokens.ts';
import type { BounceStore } from '../store/bounce-store.ts';
import type { CanaryStore } from '../store/canary-store.ts';

export interface BouncesOptions {
  bounces: BounceStore;
  canary: Pick<CanaryStore, 'noteReturn'>;
  /** With the envelope sender whose mails come back. */
  mail: MailAddresses;
  mailbox: ImapConfig;
  /** For a mailbox without a password. */
  tokens?: Tokens | undefined;
  log: Log;
  /** A message may have to be sent again. */
  onCounted: () => void;
}

/** Of a mail of ours itself, in its own headers; one that brings back another has that further below. */
const readLeadId = (source: Buffer): string | undefined =>
  /^x-lead-id: *([0-9a-f-]{36})\r?$/im.exec(source.toString('latin1').split(/\r?\n\r?\n/, 1)[0] ?? '')?.[1];

/** Reads the mailbox of bounces. Several processes may do it at once: each bounce counts once. */
export function createBounceReader({
  bounces,
  canary,
  mail,
  mailbox,
  tokens,
  log,
  onCounted,
}: BouncesOptions): () => Promise<void> {
  const read = (access: ImapConfig) =>
    readMailbox(access, async (source) => {
      const taken = await takeBounce(bounces, mail, source);
      if (taken.kind === 'nothing') {
        const id = readLeadId(source);
        if (id !== undefined && (await canary.noteReturn(id))) log.info({ evt: 'canary-returned', lead: id });
      }
      if (taken.kind === 'list') log.warn({ evt: 'bounced-list', list: taken.list, messages: taken.messages });
      if (taken.kind !== 'counted') return;
      log.warn({ evt: 'bounced', lead: taken.id, dead: taken.isDead });
      onCounted();
    });
  return async () => void (await openWithLogin(mailbox, tokens, read));
}
