import type { Learned } from '../../server/contact/suspicion/likeness/likeness.ts';
import { readPieces, sharesOf } from '../../server/contact/suspicion/likeness/pieces.ts';
import { readEvidence } from '../../server/contact/suspicion/reading.ts';
import type { Sample } from './samples.ts';

const rounds = 15;
const rate = 0.3;
const biasRate = 0.01;
/** Holds weights back that only a few messages ask for. */
const restraint = 0.001;
/** A piece that only one message has says something about that message. */
const fewestMessages = 2;
/** More of them hold hardly more of what is new (docs/decisions/0015-spam-is-learned.md). */
const piecesKept = 40_000;

/** A kind of pieces in one message: their numbers, and what each of them counts. */
interface Group {
  pieces: Int32Array;
  share: number;
}

interface Lesson {
  groups: readonly Group[];
  isSpam: 0 | 1;
}

/** Pieces by number. Those of letters begin with an L, those of words with a W: " seo" can be either. */
class Vocabulary {
  readonly names: string[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

/** Always the same order for the same messages, in whatever files they stand, and none of their own. */
function shuffle(samples: readonly Sample[]): Sample[] {
  const key = ({ message, label }: Sample) => `${message.message}\n${label}`;
  const mixed = samples.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  let seed = 7;
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    const other = Math.floor((seed / 2 ** 31) * (index + 1));
    const one = mixed[index] as Sample;
    mixed[index] = mixed[other] as Sample;
    mixed[other] = one;
  }
  return mixed;
}

function readLesson({ label, message }: Sample, vocabulary: Vocabulary): Lesson {
  const pieces = readPieces(readEvidence({ message, sameText: 0, fromAddress: 1 }).words);
  const shares = sharesOf(pieces);
  const number = (kind: string, names: readonly string[]) =>
    Int32Array.from(names, (name) => vocabulary.numberOf(kind + name));
  return {
    groups: [
      { pieces: number('L', pieces.letters), share: shares.letters },
      { pieces: number('W', pieces.words), share: shares.words },
    ],
    isSpam: label === 'spam' ? 1 : 0,
  };
}

const only = (lessons: readonly Lesson[], isKept: (piece: number) => boolean): Lesson[] =>
  lessons.map(({ groups, isSpam }) => ({
    groups: groups.map(({ pieces, share }) => ({ pieces: pieces.filter(isKept), share })),
    isSpam,
  }));

/** How many messages have each piece. */
function countMessages(lessons: readonly Lesson[], size: number): Int32Array {
  const counts = new Int32Array(size);
  for (const { groups } of lessons)
    for (const { pieces } of groups) for (const piece of pieces) counts[piece] = (counts[piece] ?? 0) + 1;
  return counts;
}

/**
 * How far the share of messages with a piece differs between spam and the rest: what is met as often here as there counts
 * little from the start (after Wang and Manning, "Baselines and Bigrams", 2012, with a root to soften it).
 */
function readEmphasis(lessons: readonly Lesson[], size: number): Float64Array {
  const [spam, genuine] = [1, 0].map((isSpam) => lessons.filter((lesson) => lesson.isSpam === isSpam));
  const [inSpam, inGenuine] = [countMessages(spam ?? [], size), countMessages(genuine ?? [], size)];
  const share = (count = 0, of = 0) => (count + 1) / (of + 2);
  return Float64Array.from({ length: size }, (_, piece) =>
    Math.sqrt(Math.abs(Math.log(share(inSpam[piece], spam?.length) / share(inGenuine[piece], genuine?.length)))),
  );
}

/** Logistic regression, each piece with a pace of its own (AdaGrad). */
function regress(lessons: readonly Lesson[], emphasis: Float64Array) {
  const weights = new Float64Array(emphasis.length);
  const paces = new Float64Array(emphasis.length).fill(1e-6);
  let bias = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const { groups, isSpam } of lessons) {
      let odds = bias;
      for (const { pieces, share } of groups)
        for (const piece of pieces) odds += (weights[piece] ?? 0) * (emphasis[piece] ?? 0) * share;
      const error = 1 / (1 + Math.exp(-odds)) - isSpam;
      for (const { pieces, share } of groups)
        for (const piece of pieces) {
          const slope = error * share * (emphasis[piece] ?? 0) + restraint * (weights[piece] ?? 0);
          paces[piece] = (paces[piece] ?? 0) + slope * slope;
          weights[piece] = (weights[piece] ?? 0) - (rate / Math.sqrt(paces[piece] ?? 1)) * slope;
        }
      bias -= biasRate * error;
    }
  }
  return { weights: weights.map((weight, piece) => weight * (emphasis[piece] ?? 0)), bias };
}

const rounded = (weight: number) => Math.round(weight * 100) / 100;

/** Learns twice: from all pieces which of them matter, and from these what they weigh. The same messages teach the same. */
export function learn(samples: readonly Sample[]): Learned {
  const vocabulary = new Vocabulary();
  const lessons = shuffle(samples).map((sample) => readLesson(sample, vocabulary));
  const { names } = vocabulary;
  const counts = countMessages(lessons, names.length);
  const emphasis = readEmphasis(lessons, names.length);
  const all = only(lessons, (piece) => (counts[piece] ?? 0) >= fewestMessages);
  const matters = regress(all, emphasis).weights.map(
    (weight, piece) => Math.abs(weight) * Math.sqrt(counts[piece] ?? 0),
  );
  const kept = [...matters.keys()]
    .sort((one, other) => (matters[other] ?? 0) - (matters[one] ?? 0) || one - other)
    .slice(0, piecesKept);
  const isKept = new Set(kept);
  const { weights, bias } = regress(
    only(all, (piece) => isKept.has(piece)),
    emphasis,
  );
  const known = (kind: string) =>
    Object.fromEntries(
      kept
        .map((piece) => [names[piece] ?? '', rounded(weights[piece] ?? 0)] as const)
        .filter(([name, weight]) => name.startsWith(kind) && weight !== 0)
        .map(([name, weight]) => [name.slice(1), weight] as const)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  return { bias: rounded(bias), letters: known('L'), words: known('W') };
}
