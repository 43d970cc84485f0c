import type { Model } from '../../server/intake/spam/classifier.ts';

/** A tab is in no feature, since texts are read with single blanks. */
function packWeights(weights: Record<string, number>): Record<string, string> {
  const byWeight = Map.groupBy(Object.keys(weights), (name) => Math.round((weights[name] ?? 0) * 100));
  const sorted = [...byWeight].sort(([one], [other]) => one - other);
  return Object.fromEntries(sorted.map(([weight, names]) => [weight, names.sort().join('\t')]));
}

/** The text of model.json: the features of each weight in one string, which takes less than half of the space. */
export const packModel = ({ bias, letters, words }: Model): string =>
  `${JSON.stringify({ bias, letters: packWeights(letters), words: packWeights(words) })}\n`;
