import type { HoldReasons } from '../../store/lead/lead-draft.ts';
import { type Arrival, type Evidence, type NormalizedMessage, readEvidence } from './reading.ts';
import { busyThreshold, holdThreshold, type Rule, rules, spreadThreshold } from './rules.ts';

function explain({ reason, details }: Rule, reading: NormalizedMessage): string {
  const found = details?.(reading) ?? [];
  return found.length === 0 ? reason : `${reason} (${found.map((one) => `“${one}”`).join(', ')})`;
}

/** @returns the reasons, strongest first, or nothing when it is delivered */
type Judge = (counts: Pick<Evidence, 'sameText' | 'fromAddress'>) => string | undefined;

/** Prepares a message once, before its counts are known. */
function readForJudging(arrival: Arrival): Judge {
  const once = readEvidence({ ...arrival, sameText: 0, fromAddress: 1 });
  const known = rules.map((rule) => ({ rule, points: rule.points(once) }));
  return (counts) => {
    const reading = { ...once, ...counts };
    const found = known.map(({ rule, points }) => ({ rule, points: rule.isCounted ? rule.points(reading) : points }));
    const total = found.reduce((sum, { points }) => sum + points, 0);
    if (total < holdThreshold) return undefined;
    return found
      .filter(({ points }) => points > 0)
      .sort((one, other) => other.points - one.points)
      .map(({ rule }) => explain(rule, reading))
      .join(', ');
  };
}

/**
 * Tells whether a message looks like spam. It is then held, never refused: stored, acknowledged and listed for the owner.
 * @returns the reasons, strongest first, or nothing when it is delivered
 */
export function judgeSpam({ sameText, fromAddress, ...arrival }: Evidence): string | undefined {
  return readForJudging(arrival)({ sameText, fromAddress });
}

/** Judges each outcome before the store has counted, so that the message is stored in one call. */
export function precomputeVerdicts(arrival: Arrival): HoldReasons {
  const judge = readForJudging(arrival);
  const [few, many] = [{ sameText: 0 }, { sameText: spreadThreshold }];
  return {
    plain: judge({ ...few, fromAddress: 1 }) ?? null,
    spread: judge({ ...many, fromAddress: 1 }) ?? null,
    busy: judge({ ...few, fromAddress: busyThreshold }) ?? null,
    both: judge({ ...many, fromAddress: busyThreshold }) ?? null,
  };
}
