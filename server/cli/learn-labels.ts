import { createClassifier, type Model, readModel } from '../intake/spam/classifier.ts';
import { adapt, type Labelled } from '../intake/spam/learn.ts';
import { readEvidence } from '../intake/spam/reading.ts';
import { createRules, holdThreshold } from '../intake/spam/rules.ts';
import type { LabelStore } from '../store/label-store.ts';

/** The newest: to learn from them takes some seconds. */
const mostLabels = 2000;
/** With fewer labels the effect cannot be measured. */
export const minLabels = 10;
/** One label of this many is kept as a test of the others. */
const heldOutOf = 5;
function countWrong(model: Model, labels: readonly Labelled[]): number {
  const rules = createRules(createClassifier(model));
  const isHeld = ({ message }: Labelled) => {
    const reading = readEvidence({ message, sameText: 0, fromAddress: 1 });
    return rules.reduce((sum, rule) => sum + rule.points(reading), 0) >= holdThreshold;
  };
  return labels.filter((label) => isHeld(label) !== (label.label === 'spam')).length;
}

export interface Lesson {
  labels: number;
  heldOut: number;
  /** Wrong verdicts on labels held out, with the shipped weights and with those that the other labels moved. */
  wrongBefore: number;
  wrongAfter: number;
  isKept: boolean;
}

/**
 * Moves the shipped weights by the owner's labels, and keeps the result unless it is worse on test labels than the
 * shipped weights.
 * @returns the result; nothing if there are too few labels
 */
export async function learnLabels(store: LabelStore): Promise<Lesson | undefined> {
  const leads = await store.list(mostLabels);
  if (leads.length < minLabels) return undefined;
  const labels = leads.map((lead): Labelled => ({ label: lead.verdict ?? 'genuine', message: lead }));
  const shipped = readModel();
  const heldOut = labels.filter((_, index) => index % heldOutOf === 0);
  const others = labels.filter((_, index) => index % heldOutOf !== 0);
  const wrongBefore = countWrong(shipped, heldOut);
  const wrongAfter = countWrong(adapt(shipped, others), heldOut);
  const isKept = wrongAfter <= wrongBefore;
  if (isKept) await store.write(JSON.stringify(adapt(shipped, labels)));
  return { labels: labels.length, heldOut: heldOut.length, wrongBefore, wrongAfter, isKept };
}

/** After messages were deleted whose labels had been learned: nothing of them stays in the weights. */
export async function learnAfterDeletion(store: LabelStore, labelsBefore: number): Promise<string> {
  if ((await store.count()) >= labelsBefore || (await store.read()) === undefined) return '';
  await store.forget();
  const lesson = await learnLabels(store);
  return lesson?.isKept
    ? ' The weights of the spam filter were learned again.'
    : ' The shipped weights of the spam filter are used again.';
}
