import { readFileSync } from 'node:fs';
import { readFeatures, sharesOf } from './features.ts';

/** Weights of features of texts, learned by `npm run learn-spam`: above zero for spam, below for customers. */
export interface Model {
  /** For a text without any known feature. */
  bias: number;
  letters: Record<string, number>;
  words: Record<string, number>;
}

export interface Classifier {
  /** @returns the logarithm of the odds that a text is spam; the text is in lower case on one line */
  scoreOf: (text: string) => number;
  /** At most three words or pairs that speak most for spam, strongest first, none of them part of another. */
  tellingFeatures: (text: string) => readonly string[];
}

export function createClassifier({ bias, letters, words }: Model): Classifier {
  const [letterWeights, wordWeights] = [new Map(Object.entries(letters)), new Map(Object.entries(words))];
  function sum(features: Iterable<string>, weights: ReadonlyMap<string, number>): number {
    let total = 0;
    for (const feature of features) total += weights.get(feature) ?? 0;
    return total;
  }
  const weightOf = (feature: string) => wordWeights.get(feature) ?? 0;
  return {
    scoreOf(text) {
      const features = readFeatures(text);
      const shares = sharesOf(features);
      return (
        bias + shares.letters * sum(features.letters, letterWeights) + shares.words * sum(features.words, wordWeights)
      );
    },
    tellingFeatures(text) {
      const shown: string[] = [];
      const candidates = [...readFeatures(text).words]
        .filter((feature) => weightOf(feature) > 0 && /^\p{L}[^…]*\p{L}$/u.test(feature))
        .sort((one, other) => weightOf(other) - weightOf(one));
      for (const feature of candidates)
        if (shown.every((one) => !one.includes(feature) && !feature.includes(one))) shown.push(feature);
      return shown.slice(0, 3);
    },
  };
}

/** A classifier whose model can change: the owner's labels are learned while the server runs. */
export function createChangingClassifier(model: Model): Classifier & { change(model: Model): void } {
  let current = createClassifier(model);
  return {
    scoreOf: (text) => current.scoreOf(text),
    tellingFeatures: (text) => current.tellingFeatures(text),
    change(next) {
      current = createClassifier(next);
    },
  };
}

export const modelPath = new URL('model.json', import.meta.url);

/** The shipped weights. Their file lists the features of each weight, in hundredths: {"-135": "a\tb"}. */
export function readModel(): Model {
  const { bias, letters, words } = JSON.parse(readFileSync(modelPath, 'utf8'));
  const unpack = (groups: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(groups).flatMap(([weight, names]) =>
        names.split('\t').map((name) => [name, Number(weight) / 100]),
      ),
    );
  return { bias, letters: unpack(letters), words: unpack(words) };
}
