import { type Evidence, readEvidence } from './reading.ts';
import { pointsFor } from './rules/rule.ts';
import { holdAt, rules } from './rules.ts';

/**
 * Whether a message looks like spam. Such a message is held, never refused: it is stored, acknowledged and listed for
 * the owner.
 * @returns the reasons, strongest first, or nothing when it is delivered
 */
export function judgeSuspicion(evidence: Evidence): string | undefined {
  const reading = readEvidence(evidence);
  const found = rules.map((rule) => ({ reason: rule.reason, points: pointsFor(rule, reading) }));
  const total = found.reduce((sum, { points }) => sum + points, 0);
  if (total < holdAt) return undefined;
  return found
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ reason }) => reason)
    .join(', ');
}
