import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { isCanary } from '../store/canary-store.ts';
import { isDueClaim, type Outbox, type Settlement } from '../store/outbox.ts';
import type { LeadRow } from '../store/tables.ts';
import { createBreaker } from './breaker.ts';
import { scrubAddresses } from './classify.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Destination } from './destination/destination.ts';
import { createOutage } from './outage.ts';
import { planAfterFailure } from './retry.ts';

export type DeliveryMetrics = Pick<Metrics, 'attempted' | 'delivered' | 'leaseLost' | 'mailServerDown'>;

export interface DeliveryOptions {
  outbox: Outbox;
  destination: Destination;
  /** Destination in the log; absent for the owner's mailbox. */
  name?: string;
  /** Name of this process on its leases. */
  owner: string;
  clock: Clock;
  log: Log;
  metrics: DeliveryMetrics;
}

/** Wait before the message of a dead process is taken again. */
const leaseMs = 30_000;
/** Several renewals fit into a lease: after one failure the message is still ours. */
const renewalMs = 8000;
/** Interval that also finds messages of other processes, and old leases. */
const pollMs = 2000;
/** Time and number that bound the messages taken at once. */
const batchMs = 500;
const batchLimit = 16;
/** The longest try at any destination. Each destination has shorter limits of its own. */
export const maxAttemptMs = 240_000;

/** Whether a message is tried before its time, in or after an outage. The database's clock set both. */
const isEarly = (lead: LeadRow) => !isDueClaim(lead, (lead.lease_until ?? 0) - leaseMs);

/**
 * Delivers one message at a time. A quick destination gets several at once; each is settled before the next is sent,
 * and untried ones are given back as soon as one is not taken.
 * @returns `step`: resolves to the milliseconds to wait before the next; what ends it
 */
export function createDelivery({ outbox, destination, name, owner, clock, log, metrics }: DeliveryOptions) {
  const named = name === undefined ? {} : { destination: name };
  const breaker = createBreaker(clock);
  const outage = createOutage(clock);
  /** Set during a claim: if the store fails then, a lease on an unknown message may be ours. */
  let isAsking = false;
  let unsettled: { lead: LeadRow; settlement: Settlement } | undefined;
  /** Messages taken and not tried yet. */
  let taken: LeadRow[] = [];
  /** Time on our own clock of the last renewal of the leases. */
  let leasedAt = 0;
  /** Set after an outage, in which messages may have died without a fault of theirs. */
  let mayRevive = false;
  /** Ends the present try. */
  let giveUp = () => {};
  /** Number of messages to take next. */
  let atOnce = 1;

  async function send(lead: LeadRow): Promise<Settlement> {
    const stopRenewing = renewLeases();
    const startedAt = clock.elapsed();
    try {
      const note = await deliverInTime(lead);
      breaker.close();
      // A canary may go to another mailbox than the owner's.
      if (!isCanary(lead)) {
        if (outage.end(lead.id)) mayRevive = true;
        metrics.mailServerDown(false);
      }
      metrics.attempted('sent');
      atOnce = Math.max(1, Math.min(batchLimit, Math.floor(batchMs / Math.max(1, clock.elapsed() - startedAt))));
      return { state: 'sent', ...(note !== undefined && { note }) };
    } catch (error) {
      // Any error but the mail server's verdict is ours: the message waits, with the reason.
      const fault =
        error instanceof DeliveryError
          ? error
          : new DeliveryError('deferred', scrubAddresses(String(error)), { reason: (error as Error).name });
      atOnce = 1;
      report(lead, fault);
      return planAfterFailure(lead, fault, isEarly(lead));
    } finally {
      stopRenewing();
    }
  }

  async function deliverInTime(lead: LeadRow): Promise<string | undefined> {
    const end = Promise.withResolvers<never>();
    const cancel = clock.after(maxAttemptMs, () => end.reject(new DeliveryError('deferred', 'no end in time')));
    giveUp = () => end.reject(new DeliveryError('server', 'the server stops'));
    try {
      return await Promise.race([destination.deliver(lead), end.promise]);
    } finally {
      cancel();
      giveUp = () => {};
    }
  }

  function renewLeases(): () => void {
    let cancel = clock.after(renewalMs, renew);
    async function renew(): Promise<void> {
      cancel = clock.after(renewalMs, renew);
      const askedAt = clock.elapsed();
      try {
        await outbox.renew(owner, leaseMs);
        leasedAt = askedAt;
      } catch {
        // The store may answer the next time, or another process has the message: settling shows it.
      }
    }
    return () => cancel();
  }

  function report(lead: LeadRow, { fault, code, reason }: DeliveryError): void {
    log.warn({ evt: 'not-delivered', ...named, lead: lead.id, attempt: lead.attempts, fault, smtpCode: code, reason });
    metrics.attempted(fault);
    // The server remains down until it takes a message: a deferral proves only an answer.
    if (fault === 'server' || fault === 'setup') metrics.mailServerDown(true);
    if (fault === 'server') {
      breaker.fail();
      outage.begin();
    } else {
      // A verdict about one message proves that the server is there for the others.
      breaker.close();
      if (fault === 'rejected' || isCanary(lead)) outage.exclude(lead.id);
      else outage.putOff(lead.id, code !== undefined);
    }
  }

  /** Writes the result before the next take: else the same message would be sent over and over. */
  async function settle(): Promise<void> {
    if (unsettled === undefined) return;
    const { lead, settlement } = unsettled;
    const isOurs = await outbox.settle(lead, settlement);
    unsettled = undefined;
    if (!isOurs) {
      metrics.leaseLost();
      log.warn({ evt: 'lease-lost', ...named, lead: lead.id, attempt: lead.attempts });
    } else if (settlement.state === 'dead') {
      log.error({ evt: 'dead', ...named, lead: lead.id, smtpCode: settlement.code });
    } else if (settlement.state === 'sent') {
      metrics.delivered(clock.now() - lead.received_at);
      log.info({ evt: 'delivered', ...named, lead: lead.id, attempt: lead.attempts });
    }
  }

  /** Next taken message, as long as the leases hold for a send and its first renewal; else a waiting one. */
  async function takeNext(): Promise<LeadRow | undefined> {
    if (clock.elapsed() - leasedAt > renewalMs) await giveBack();
    if (taken.length === 0) {
      if (isAsking) await outbox.release(owner);
      isAsking = true;
      const askedAt = clock.elapsed();
      taken = await choose();
      leasedAt = askedAt;
      isAsking = false;
    }
    return taken.shift();
  }

  /** Chooses due messages; after an outage all in the order of arrival, and during one a probe. */
  async function choose(): Promise<LeadRow[]> {
    if (mayRevive) {
      const count = await outbox.revive();
      mayRevive = false;
      if (count > 0) log.info({ evt: 'revived', ...named, messages: count });
    }
    if (outage.isCatchingUp()) {
      const leads = await claimEarly(atOnce);
      if (leads.length > 0) return leads;
      outage.finish();
    }
    const leads = await outbox.claim(owner, leaseMs, { limit: atOnce });
    return leads.length === 0 && outage.takeProbe() ? await claimEarly(1) : leads;
  }

  const claimEarly = (limit: number) => outbox.claim(owner, leaseMs, { limit, early: { except: outage.aside() } });

  async function giveBack(): Promise<void> {
    if (taken.length === 0) return;
    await outbox.giveBack(taken);
    taken = [];
  }

  async function step(): Promise<number> {
    await settle();
    const waitMs = breaker.waitMs();
    if (waitMs > 0) {
      await giveBack();
      return waitMs;
    }
    const lead = await takeNext();
    if (lead === undefined) return Math.min(pollMs, (await outbox.nextDueIn()) ?? pollMs);
    unsettled = { lead, settlement: await send(lead) };
    const isSent = unsettled.settlement.state === 'sent';
    await settle();
    if (!isSent) await giveBack();
    return breaker.waitMs();
  }

  return {
    step,
    giveBack,
    /** Ends the present try, settled or not. */
    abort(): void {
      destination.close();
      giveUp();
    },
  };
}
