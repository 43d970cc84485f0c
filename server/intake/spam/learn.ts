import type { ContactMessage } from '../../../shared/contact-message.ts';
import type { Model } from './classifier.ts';
import { type Features, readFeatures, sharesOf } from './features.ts';
import { readEvidence } from './reading.ts';

/** A message, and what somebody said it is. */
export interface Labelled {
  label: 'spam' | 'genuine';
  message: ContactMessage;
}

const rounds = 15;
const rate = 0.3;
const biasRate = 0.01;
/** Holds weights back that only a few messages ask for. */
const restraint = 0.001;
/** A feature that only one message has says something about that message. */
const fewestMessages = 2;
/** More of them hold hardly more of what is new (docs/decisions/0015-spam-is-learned.md). */
const featuresKept = 40_000;

/** A kind of features in one message: their numbers, and what each of them counts. */
interface Group {
  features: Int32Array;
  share: number;
}

interface Lesson {
  groups: readonly Group[];
  isSpam: 0 | 1;
}

type Kind = keyof Features;

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

/** Always the same order for the same messages, in whatever files they stand, and none of their own. */
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

function readLesson({ label, message }: Labelled, vocabulary: Vocabulary): Lesson {
  const features = readFeatures(readEvidence({ message, sameText: 0, fromAddress: 1 }).words);
  const shares = sharesOf(features);
  const group = (kind: Kind): Group => ({
    features: Int32Array.from(features[kind], (name) => vocabulary.numberOf(kind, name)),
    share: shares[kind],
  });
  return {
    groups: [group('letters'), group('words')],
    isSpam: label === 'spam' ? 1 : 0,
  };
}

const only = (lessons: readonly Lesson[], isKept: (feature: number) => boolean): Lesson[] =>
  lessons.map(({ groups, isSpam }) => ({
    groups: groups.map(({ features, share }) => ({ features: features.filter(isKept), share })),
    isSpam,
  }));

/** How many messages have each feature. */
function countMessages(lessons: readonly Lesson[], size: number): Int32Array {
  const counts = new Int32Array(size);
  for (const { groups } of lessons)
    for (const { features } of groups) for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
  return counts;
}

/**
 * How far the share of messages with a feature differs between spam and the rest: what is met as often here as there counts
 * little from the start (after Wang and Manning, "Baselines and Bigrams", 2012, with a root to soften it).
 */
function readEmphasis(lessons: readonly Lesson[], size: number): Float64Array {
  const [spam, genuine] = [1, 0].map((isSpam) => lessons.filter((lesson) => lesson.isSpam === isSpam));
  const [inSpam, inGenuine] = [countMessages(spam ?? [], size), countMessages(genuine ?? [], size)];
  const share = (count = 0, of = 0) => (count + 1) / (of + 2);
  return Float64Array.from({ length: size }, (_, feature) =>
    Math.sqrt(Math.abs(Math.log(share(inSpam[feature], spam?.length) / share(inGenuine[feature], genuine?.length)))),
  );
}

/** Logistic regression, each feature with a pace of its own (AdaGrad). */
function regress(lessons: readonly Lesson[], emphasis: Float64Array) {
  const weights = new Float64Array(emphasis.length);
  const paces = new Float64Array(emphasis.length).fill(1e-6);
  let bias = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const { groups, isSpam } of lessons) {
      let odds = bias;
      for (const { features, share } of groups)
        for (const feature of features) odds += (weights[feature] ?? 0) * (emphasis[feature] ?? 0) * share;
      const error = 1 / (1 + Math.exp(-odds)) - isSpam;
      for (const { features, share } of groups)
        for (const feature of features) {
          const slope = error * share * (emphasis[feature] ?? 0) + restraint * (weights[feature] ?? 0);
          paces[feature] = (paces[feature] ?? 0) + slope * slope;
          weights[feature] = (weights[feature] ?? 0) - (rate / Math.sqrt(paces[feature] ?? 1)) * slope;
        }
      bias -= biasRate * error;
    }
  }
  return { weights: weights.map((weight, feature) => weight * (emphasis[feature] ?? 0)), bias };
}

const rounded = (weight: number) => Math.round(weight * 100) / 100;

/** Learns twice: from all features which of them matter, and from these what they weigh. The same messages teach the same. */
export function learn(samples: readonly Labelled[], size = featuresKept): Model {
  const vocabulary = new Vocabulary();
  const lessons = shuffle(samples).map((sample) => readLesson(sample, vocabulary));
  const { features } = vocabulary;
  const counts = countMessages(lessons, features.length);
  const emphasis = readEmphasis(lessons, features.length);
  const all = only(lessons, (feature) => (counts[feature] ?? 0) >= fewestMessages);
  const matters = regress(all, emphasis).weights.map(
    (weight, feature) => Math.abs(weight) * Math.sqrt(counts[feature] ?? 0),
  );
  const kept = [...matters.keys()]
    .sort((one, other) => (matters[other] ?? 0) - (matters[one] ?? 0) || one - other)
    .slice(0, size);
  const isKept = new Set(kept);
  const { weights, bias } = regress(
    only(all, (feature) => isKept.has(feature)),
    emphasis,
  );
  const known = (kind: Kind) =>
    Object.fromEntries(
      kept
        .filter((feature) => features[feature]?.kind === kind)
        .map((feature) => [features[feature]?.name ?? '', rounded(weights[feature] ?? 0)] as const)
        .filter(([, weight]) => weight !== 0)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  return { bias: rounded(bias), letters: known('letters'), words: known('words') };
}
