import type { Learned } from '../../server/contact/suspicion/likeness/likeness.ts';
import { pieceCount, readPieces, shareOf } from '../../server/contact/suspicion/likeness/pieces.ts';
import { readEvidence } from '../../server/contact/suspicion/reading.ts';
import type { Sample } from './samples.ts';

const rounds = 30;
const rate = 0.3;
const biasRate = 0.01;
/** Holds weights back that only a few messages ask for. */
const restraint = 0.003;

/** Always the same order for the same messages, and none of their own. */
function shuffle<T>(list: readonly T[]): T[] {
  const mixed = [...list];
  let seed = 7;
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    const other = Math.floor((seed / 2 ** 31) * (index + 1));
    const one = mixed[index] as T;
    mixed[index] = mixed[other] as T;
    mixed[other] = one;
  }
  return mixed;
}

/** Logistic regression over pieces of words, each with a pace of its own (AdaGrad). The same messages teach the same. */
export function learn(samples: readonly Sample[]): Learned {
  const lessons = shuffle(samples).map(({ label, message }) => {
    const { words } = readEvidence({ message, sameText: 0, fromAddress: 1 });
    return { pieces: readPieces(words), isSpam: label === 'spam' ? 1 : 0 };
  });
  const weights = new Float64Array(pieceCount);
  const paces = new Float64Array(pieceCount).fill(1e-6);
  let bias = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const { pieces, isSpam } of lessons) {
      const share = shareOf(pieces);
      const odds = pieces.reduce((sum, piece) => sum + (weights[piece] ?? 0) * share, bias);
      const error = 1 / (1 + Math.exp(-odds)) - isSpam;
      for (const piece of pieces) {
        const slope = error * share + restraint * (weights[piece] ?? 0);
        paces[piece] = (paces[piece] ?? 0) + slope * slope;
        weights[piece] = (weights[piece] ?? 0) - (rate / Math.sqrt(paces[piece] ?? 1)) * slope;
      }
      bias -= biasRate * error;
    }
  }
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const steps = Int8Array.from(weights, (weight) => Math.round(weight / step));
  return { bias, step, weights: Buffer.from(steps.buffer).toString('base64') };
}
