import type { ImapConfig } from '../config/mail-url.ts';
import type { Log } from '../log.ts';
import { readMailbox } from '../mail/bounce/bounce-mailbox.ts';
import { takeBounce } from '../mail/bounce/take-bounce.ts';
import type { BounceStore } from '../store/bounce-store.ts';

export interface BouncesOptions {
  bounces: BounceStore;
  /** The envelope sender whose mails come back. */
  address: string;
  mailbox: ImapConfig;
  log: Log;
  /** A message may have to be sent again. */
  onCounted: () => void;
}

/** Reads the mailbox of bounces. Several processes may do it at once: each bounce counts once. */
export function createBounceReader({ bounces, address, mailbox, log, onCounted }: BouncesOptions): () => Promise<void> {
  return async () => {
    await readMailbox(mailbox, async (source) => {
      const taken = await takeBounce(bounces, address, source);
      if (taken.kind !== 'counted') return;
      log.warn({ evt: 'bounced', lead: taken.id, dead: taken.isDead });
      onCounted();
    });
  };
}
