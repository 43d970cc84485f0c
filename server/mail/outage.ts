import type { Clock } from '../clock.ts';

/** A message deferred within this time after another was taken is itself the reason. */
const ownSakeMs = 60_000;
const probeMs = 5 * 60_000;
/** When more are set aside than this, the mail server is the reason after all. */
const maxExcluded = 20;
/** Longest pause before catching up: pauses double, so that such messages are not sent again and again. */
const longestRestMs = 2 * 60 * 60_000;

/**
 * Distinguishes a mail server that takes nothing from one that puts off a single message. In the first case growing waits
 * do not help: one message probes every few minutes, and once one is taken all are sent before their time.
 */
export interface Outage {
  /** The mail server took this message. @returns whether it is back after an outage */
  end(lead: string): boolean;
  /** The mail server is at fault. */
  begin(): void;
  /** @param isAnswered whether the mail server said so; if not it may have taken the message, and no probe is sent */
  putOff(lead: string, isAnswered: boolean): void;
  /** Sets a message aside, to wait for its own time. */
  exclude(lead: string): void;
  aside(): readonly string[];
  /** Whether it is over, and waiting messages go out early. */
  isCatchingUp(): boolean;
  /** Ends catching up: no message is left for it. */
  finish(): void;
  /** Whether a message has to probe now; true once. */
  takeProbe(): boolean;
}

export function createOutage(clock: Clock): Outage {
  const aside = new Set<string>();
  // Events before this start are unknown: one message probes, and the first that is taken starts the others.
  let state: 'working' | 'down' | 'catching up' = 'down';
  let takenAt = Number.NEGATIVE_INFINITY;
  let probeAt = Number.NEGATIVE_INFINITY;
  let restUntil = Number.NEGATIVE_INFINITY;
  let restMs = probeMs;

  function begin(mayProbe = true): void {
    state = 'down';
    probeAt = mayProbe ? clock.elapsed() + probeMs : Number.POSITIVE_INFINITY;
  }

  function exclude(lead: string, mayProbe = true): void {
    aside.add(lead);
    if (aside.size <= maxExcluded) return;
    aside.clear();
    begin(mayProbe);
    restUntil = clock.elapsed() + restMs;
    restMs = Math.min(restMs * 2, longestRestMs);
  }

  return {
    end(lead) {
      aside.delete(lead);
      takenAt = clock.elapsed();
      if (state === 'catching up') restMs = probeMs;
      if (state !== 'down') return false;
      if (takenAt < restUntil) {
        probeAt = restUntil;
        return false;
      }
      state = 'catching up';
      return true;
    },
    begin: () => begin(),
    putOff(lead, isAnswered) {
      if (clock.elapsed() - takenAt < ownSakeMs) return exclude(lead, isAnswered);
      aside.delete(lead);
      begin(isAnswered);
    },
    exclude: (lead) => exclude(lead),
    aside: () => [...aside],
    isCatchingUp: () => state === 'catching up',
    finish() {
      state = 'working';
      restMs = probeMs;
    },
    takeProbe() {
      if (state !== 'down' || clock.elapsed() < probeAt) return false;
      probeAt = clock.elapsed() + probeMs;
      return true;
    },
  };
}
