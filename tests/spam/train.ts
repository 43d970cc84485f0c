import type { Model } from '../../server/intake/spam/classifier.ts';
import {
  type Kind,
  keepFeatures,
  type Labelled,
  type LearningRates,
  minMessages,
  readLessons,
  regress,
  rounded,
} from '../../server/intake/spam/learn.ts';

/** More of them hold hardly more of what is new (docs/decisions/0015-spam-is-learned.md). */
const featuresKept = 40_000;

const pace: LearningRates = { rate: 0.3, biasRate: 0.01, restraint: 0.001 };

/** Learns twice: from all features which of them matter, and from these what they weigh. The same messages teach the same. */
export function train(samples: readonly Labelled[], size = featuresKept): Model {
  const { features, lessons, counts, emphasis } = readLessons(samples);
  const all = keepFeatures(lessons, (feature) => (counts[feature] ?? 0) >= minMessages);
  const matters = regress(all, emphasis, pace).moves.map(
    (weight, feature) => Math.abs(weight) * Math.sqrt(counts[feature] ?? 0),
  );
  const kept = [...matters.keys()]
    .sort((one, other) => (matters[other] ?? 0) - (matters[one] ?? 0) || one - other)
    .slice(0, size);
  const isKept = new Set(kept);
  const { moves, bias } = regress(
    keepFeatures(all, (feature) => isKept.has(feature)),
    emphasis,
    pace,
  );
  const known = (kind: Kind) =>
    Object.fromEntries(
      kept
        .filter((feature) => features[feature]?.kind === kind)
        .map((feature) => [features[feature]?.name ?? '', rounded(moves[feature] ?? 0)] as const)
        .filter(([, weight]) => weight !== 0)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  return { bias: rounded(bias), letters: known('letters'), words: known('words') };
}
