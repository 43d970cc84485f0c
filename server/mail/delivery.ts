import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { isCanary } from '../store/canary-store.ts';
import { type Outbox, type Settlement, wasDue } from '../store/outbox.ts';
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
  /** Of the destination, in the log; absent for the owner's mailbox. */
  name?: string;
  /** Name of this process on its leases. */
  owner: string;
  clock: Clock;
  log: Log;
  metrics: DeliveryMetrics;
}

/** How long the message of a process that died waits for another one. */
const leaseMs = 30_000;
/** Several renewals fit into a lease: one that fails does not pass a message on while it is on the way. */
const renewalMs = 8000;
/** Also finds what another process put down, and leases that ran out. */
const pollMs = 2000;

/** Tried before its time, because the mail server is back or to see whether it is. The database's clock set both. */
const isEarly = (lead: LeadRow) => !wasDue(lead, (lead.lease_until ?? 0) - leaseMs);

/**
 * Delivers one message at a time.
 * @returns one step of it: resolves to the milliseconds to wait before the next
 */
export function createDelivery({ outbox, destination, name, owner, clock, log, metrics }: DeliveryOptions) {
  const named = name === undefined ? {} : { destination: name };
  const breaker = createBreaker(clock);
  const outage = createOutage(clock);
  /** Set while a message is asked for: if the store fails then, one may be leased to us that we do not know. */
  let isAsking = false;
  let unsettled: { lead: LeadRow; settlement: Settlement } | undefined;

  async function send(lead: LeadRow): Promise<Settlement> {
    const stopRenewing = renewLease(lead);
    try {
      const note = await destination.deliver(lead);
      breaker.close();
      // A canary may go to another mailbox, and says nothing about the owner's.
      if (!isCanary(lead)) outage.end(lead.id);
      metrics.mailServerDown(false);
      metrics.attempted('sent');
      return { state: 'sent', ...(note !== undefined && { note }) };
    } catch (error) {
      // What is not the mail server's verdict is ours: the message waits, and everybody can see why.
      const fault =
        error instanceof DeliveryError
          ? error
          : new DeliveryError('deferred', scrubAddresses(String(error)), undefined, (error as Error).name);
      report(lead, fault);
      return planAfterFailure(lead, fault, isEarly(lead));
    } finally {
      stopRenewing();
    }
  }

  function renewLease(lead: LeadRow): () => void {
    let cancel = clock.after(renewalMs, renew);
    async function renew(): Promise<void> {
      cancel = clock.after(renewalMs, renew);
      // A store that does not answer now answers the next time, or another process has the message: settling tells.
      await outbox.renew(lead, leaseMs).catch(() => {});
    }
    return () => cancel();
  }

  function report(lead: LeadRow, { fault, code, reason }: DeliveryError): void {
    log.warn({ evt: 'not-delivered', ...named, lead: lead.id, attempt: lead.attempts, fault, smtpCode: code, reason });
    metrics.attempted(fault);
    metrics.mailServerDown(fault === 'server');
    if (fault === 'server') {
      breaker.fail();
      outage.begin();
    } else {
      // A verdict about one message proves that the server is there for the others.
      breaker.close();
      if (fault === 'rejected' || isCanary(lead)) outage.setAside(lead.id);
      else outage.putOff(lead.id, code !== undefined);
    }
  }

  /** Until this is written down nothing new is taken: the same message would be sent over and over. */
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

  async function claimNext(): Promise<LeadRow | undefined> {
    if (isAsking) await outbox.release(owner);
    isAsking = true;
    const lead = await chooseNext();
    isAsking = false;
    return lead;
  }

  /** What is due; after an outage everything in the order of arrival, and during one a message that asks. */
  async function chooseNext(): Promise<LeadRow | undefined> {
    if (outage.isCatchingUp()) {
      const lead = await claimEarly();
      if (lead !== undefined) return lead;
      outage.finish();
    }
    return (await outbox.claim(owner, leaseMs)) ?? (outage.takeProbe() ? await claimEarly() : undefined);
  }

  const claimEarly = () => outbox.claim(owner, leaseMs, { except: outage.aside() });

  return async function step(): Promise<number> {
    await settle();
    const waitMs = breaker.waitMs();
    if (waitMs > 0) return waitMs;
    const lead = await claimNext();
    if (lead === undefined) return Math.min(pollMs, (await outbox.nextDueIn()) ?? pollMs);
    unsettled = { lead, settlement: await send(lead) };
    await settle();
    return breaker.waitMs();
  };
}
