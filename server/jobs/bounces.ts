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
  /** With the envelope sender whose mails come back. */
  mail: MailAddresses;
  mailbox: BounceMailbox;
  clock: Clock;
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
  reading,
  mail,
  mailbox,
  clock,
  tokens,
  log,
  onCounted,
}: BouncesOptions): (signal?: AbortSignal) => Promise<void> {
  let told: string | undefined;
  /** Why no mail is given out, from the first that is not until another is, or that one is passed over. */
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

  /** Once for each fault, not every minute. */
  function tell(fault: string | undefined): void {
    if (fault === told) return;
    told = fault;
    if (fault === undefined) log.info({ evt: 'bounces-read' }, 'The mailbox of bounces can be read again');
    else log.warn({ evt: 'bounces-unread', reason: fault }, 'The mailbox of bounces cannot be read');
  }

  return async (signal) => {
    let isPassedOver = false;
    const onPassedOver = (folder: string, uid: number) => {
      isPassedOver = true;
      log.warn({ evt: 'bounce-passed-over', folder, uid });
    };
    const { given, refused, ...read } = await readMailbox(mailbox, {
      positions: reading,
      ...{ clock, tokens, take, onPassedOver, signal },
    });
    if (signal?.aborted) return;
    if (given > 0 || isPassedOver) stuck = undefined;
    else stuck = refused ?? stuck;
    const fault = read.fault ?? stuck;
    await reading.noteReading(fault);
    tell(fault);
  };
}
