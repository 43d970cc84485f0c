import { type Evidence, type Reading, readEvidence } from './reading.ts';
import { holdAt, type Rule, rules } from './rules.ts';

function explain({ reason, details }: Rule, reading: Reading): string {
  const found = details?.(reading) ?? [];
  return found.length === 0 ? reason : `${reason} (${found.map((one) => `“${one}”`).join(', ')})`;
}

/**
 * Whether a message looks like spam. Such a message is held, never refused: it is stored, acknowledged and listed for
 * the owner.
 * @returns the reasons, strongest first, or nothing when it is delivered
 */
export function judgeSpam(evidence: Evidence): string | undefined {
  const reading = readEvidence(evidence);
  const found = rules.map((rule) => ({ rule, points: rule.points(reading) }));
  const total = found.reduce((sum, { points }) => sum + points, 0);
  if (total < holdAt) return undefined;
  return found
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ rule }) => explain(rule, reading))
    .join(', ');
}
