import type { ContactMessage } from '../../../shared/contact-message.ts';
import { type Classifier, createClassifier, type Model } from './classifier.ts';
import { type Features, readFeatures, sharesOf } from './features.ts';
import { readEvidence } from './reading.ts';

/** A message and its label. */
export interface Labelled {
  label: 'spam' | 'genuine';
  message: ContactMessage;
}

/** A feature of a single message describes only that message. */
export const minMessages = 2;
/** A kind of features in one message: their numbers, and the share of each. */
interface Group {
  features: Int32Array;
  share: number;
}

interface Lesson {
  groups: readonly Group[];
  isSpam: 0 | 1;
  /** Score by the weights at the beginning. */
  score: number;
  /** From 0 to 1. */
  importance: number;
}

export type Kind = keyof Features;

/** Features by number. " seo" can be of either kind. */
class Vocabulary {
  readonly features: { kind: Kind; name: string }[] = [];
  readonly #numbers: Record<Kind, Map<string, number>> = { letters: new Map(), words: new Map() };

  numberOf(kind: Kind, name: string): number {
    const numbers = this.#numbers[kind];
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, this.features.length);
    return this.features.push({ kind, name }) - 1;
  }
}

/** Always the same order for the same messages, whatever their files and their order there. */
function shuffle(samples: readonly Labelled[]): Labelled[] {
  const key = ({ message, label }: Labelled) => `${message.message}\n${label}`;
  const mixed = samples.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  let seed = 7;
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    const other = Math.floor((seed / 2 ** 31) * (index + 1));
    const one = mixed[index] as Labelled;
    mixed[index] = mixed[other] as Labelled;
    mixed[other] = one;
  }
  return mixed;
}

function readLesson({ label, message }: Labelled, vocabulary: Vocabulary, scoreOf: Classifier['scoreOf']): Lesson {
  const text = readEvidence({ message, sameText: 0, fromAddress: 1 }).words;
  const features = readFeatures(text);
  const shares = sharesOf(features);
  const group = (kind: Kind): Group => ({
    features: Int32Array.from(features[kind], (name) => vocabulary.numberOf(kind, name)),
    share: shares[kind],
  });
  return {
    groups: [group('letters'), group('words')],
    isSpam: label === 'spam' ? 1 : 0,
    score: scoreOf(text),
    importance: 1,
  };
}

export const keepFeatures = (lessons: readonly Lesson[], isKept: (feature: number) => boolean): Lesson[] =>
  lessons.map((lesson) => ({
    ...lesson,
    groups: lesson.groups.map(({ features, share }) => ({ features: features.filter(isKept), share })),
  }));

/** Counts the messages that have each feature. */
function countMessages(lessons: readonly Lesson[], size: number): Int32Array {
  const counts = new Int32Array(size);
  for (const { groups } of lessons)
    for (const { features } of groups) for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
  return counts;
}

/**
 * Compares the shares of spam and of customers that have a feature: a feature as frequent in both has little weight
 * from the start (after Wang and Manning, "Baselines and Bigrams", 2012, with a root to soften it).
 */
function readEmphasis(lessons: readonly Lesson[], size: number): Float64Array {
  const [spam, genuine] = [1, 0].map((isSpam) => lessons.filter((lesson) => lesson.isSpam === isSpam));
  const [inSpam, inGenuine] = [countMessages(spam ?? [], size), countMessages(genuine ?? [], size)];
  const share = (count = 0, of = 0) => (count + 1) / (of + 2);
  return Float64Array.from({ length: size }, (_, feature) =>
    Math.sqrt(Math.abs(Math.log(share(inSpam[feature], spam?.length) / share(inGenuine[feature], genuine?.length)))),
  );
}

const rounds = 15;

export interface LearningRates {
  rate: number;
  biasRate: number;
  /** Limits changes of weights that come from only a few messages. */
  restraint: number;
}

/** Logistic regression with a learning rate per feature (AdaGrad). @returns changes to the weights behind the scores */
export function regress(
  lessons: readonly Lesson[],
  emphasis: Float64Array,
  { rate, biasRate, restraint }: LearningRates,
) {
  const weights = new Float64Array(emphasis.length);
  const paces = new Float64Array(emphasis.length).fill(1e-6);
  let bias = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const { groups, isSpam, score, importance } of lessons) {
      let odds = bias + score;
      for (const { features, share } of groups)
        for (const feature of features) odds += (weights[feature] ?? 0) * (emphasis[feature] ?? 0) * share;
      const error = (1 / (1 + Math.exp(-odds)) - isSpam) * importance;
      for (const { features, share } of groups)
        for (const feature of features) {
          const slope = error * share * (emphasis[feature] ?? 0) + restraint * (weights[feature] ?? 0);
          paces[feature] = (paces[feature] ?? 0) + slope * slope;
          weights[feature] = (weights[feature] ?? 0) - (rate / Math.sqrt(paces[feature] ?? 1)) * slope;
        }
      bias -= biasRate * error;
    }
  }
  return { moves: weights.map((weight, feature) => weight * (emphasis[feature] ?? 0)), bias };
}

/** Hundredths are exact enough, and make the file of weights short. */
export const rounded = (weight: number) => Math.round(weight * 100) / 100;

/** The features of messages, the number of messages with each, and its emphasis. */
export function readLessons(samples: readonly Labelled[], scoreOf: Classifier['scoreOf'] = () => 0) {
  const vocabulary = new Vocabulary();
  const lessons = shuffle(samples).map((sample) => readLesson(sample, vocabulary, scoreOf));
  const { features } = vocabulary;
  return {
    features,
    lessons,
    counts: countMessages(lessons, features.length),
    emphasis: readEmphasis(lessons, features.length),
  };
}

/** Chosen by messages of authors left out of training (docs/decisions/0015-spam-is-learned.md). */
const pace: LearningRates = { rate: 0.1, biasRate: 0, restraint: 0.02 };
/** Labels by which one kind may outweigh the other; with more, all messages seem to be of the frequent kind. */
const onesided = 3;

function balance(lessons: readonly Lesson[]): Lesson[] {
  const spam = lessons.filter(({ isSpam }) => isSpam === 1).length;
  const genuine = lessons.length - spam;
  const importance = [Math.min(1, (spam + onesided) / genuine), Math.min(1, (genuine + onesided) / spam)] as const;
  return lessons.map((lesson) => ({ ...lesson, importance: importance[lesson.isSpam] }));
}

/** The shipped weights, changed by the owner's labels. The same labels always give the same weights. */
export function adapt(shipped: Model, labels: readonly Labelled[]): Model {
  const { features, lessons, counts, emphasis } = readLessons(labels, createClassifier(shipped).scoreOf);
  const weights = {
    letters: new Map(Object.entries(shipped.letters)),
    words: new Map(Object.entries(shipped.words)),
  };
  const isLearned = features.map(
    ({ kind, name }, feature) => (counts[feature] ?? 0) >= minMessages || weights[kind].has(name),
  );
  const { moves } = regress(balance(keepFeatures(lessons, (feature) => isLearned[feature] === true)), emphasis, pace);
  features.forEach(({ kind, name }, feature) => {
    const move = rounded(moves[feature] ?? 0);
    if (move !== 0) weights[kind].set(name, rounded((weights[kind].get(name) ?? 0) + move));
  });
  return {
    bias: shipped.bias,
    letters: Object.fromEntries(weights.letters),
    words: Object.fromEntries(weights.words),
  };
}
