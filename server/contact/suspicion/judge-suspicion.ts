import { type Evidence, holdAt, rules } from './rules.ts';

/**
 * Whether a message looks like spam. Such a message is held, never refused: it is stored, acknowledged and listed for
 * the owner.
 * @returns the reasons, strongest first, or nothing when it is delivered
 */
export function judgeSuspicion(evidence: Evidence): string | undefined {
  const found = rules
    .map(({ reason, points }) => ({ reason, points: points(evidence) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);
  const total = found.reduce((sum, { points }) => sum + points, 0);
  return total >= holdAt ? found.map(({ reason }) => reason).join(', ') : undefined;
}
