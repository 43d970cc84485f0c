import type { Clock } from '../clock.ts';
import type { BounceMailbox } from '../config/mail-url.ts';
import type { Log } from '../log.ts';
import { readMailbox } from '../mail/bounce/bounce-mailbox.ts';
import { takeBounce } from '../mail/bounce/take-bounce.ts';
import type { MailAddresses } from '../mail/compose.ts';
import type { Tokens } from '../mail/login/tokens.ts';
import type { BounceStore } from '../store/bounce-store.ts';
import type { CanaryStore } from '../store/canary-store.ts';
import type { MailboxStore } from '../store/mailbox-store.ts';

export interface BouncesOptions {
  bounces: BounceStore;
  canary: Pick<CanaryStore, 'noteReturn'>;
  reading: MailboxStore;
  /** Addresses, with the envelope sender of bounces. */
  mail: MailAddresses;
  mailbox: BounceMailbox;
  clock: Clock;
  /** For a mailbox without a password. */
  tokens?: Tokens | undefined;
  log: Log;
  /** Called if a message may be due again. */
  onCounted: () => void;
}

/** Reads the ID in the headers of our own mail; in a bounce it is further below. */
const readLeadId = (source: Buffer): string | undefined =>
  /^x-lead-id: *([0-9a-f-]{36})\r?$/im.exec(source.toString('latin1').split(/\r?\n\r?\n/, 1)[0] ?? '')?.[1];

/** Reads the mailbox of bounces. Several processes may do so at once: each bounce is counted once. */
export function createBounceReader({
  bounces,
  canary,
  reading,
  mail,
  mailbox,
  clock,
  tokens,
  log,
  onCounted,
}: BouncesOptions): (signal?: AbortSignal) => Promise<void> {
  let lastFault: string | undefined;
  /** Reason why the server gives out no mail, until it gives one or the mail is skipped. */
  let stuck: string | undefined;

  async function take(source: Buffer): Promise<void> {
    const taken = await takeBounce(bounces, mail, source);
    if (taken.kind === 'nothing') {
      const id = readLeadId(source);
      if (id !== undefined && (await canary.noteReturn(id))) log.info({ evt: 'canary-returned', lead: id });
    }
    if (taken.kind === 'list') log.warn({ evt: 'bounced-list', list: taken.list, messages: taken.messages });
    if (taken.kind === 'behind') log.warn({ evt: 'bounced-behind', lead: taken.id });
    if (taken.kind !== 'counted') return;
    log.warn({ evt: 'bounced', lead: taken.id, dead: taken.isDead });
    onCounted();
  }

  /** Logs each fault once, not every minute. */
  function report(fault: string | undefined): void {
    if (fault === lastFault) return;
    lastFault = fault;
    if (fault === undefined) log.info({ evt: 'bounces-read' }, 'The mailbox of bounces can be read again');
    else log.warn({ evt: 'bounces-unread', reason: fault }, 'The mailbox of bounces cannot be read');
  }

  return async (signal) => {
    let isPassedOver = false;
    const onSkipped = (folder: string, uid: number) => {
      isPassedOver = true;
      log.warn({ evt: 'bounce-passed-over', folder, uid });
    };
    const { given, refused, ...read } = await readMailbox(mailbox, {
      positions: reading,
      clock,
      tokens,
      take,
      onSkipped,
      signal,
    });
    if (signal?.aborted) return;
    if (given > 0 || isPassedOver) stuck = undefined;
    else stuck = refused ?? stuck;
    const fault = read.fault ?? stuck;
    await reading.noteReading(fault);
    report(fault);
  };
}
