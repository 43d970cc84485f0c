import { createClassifier, type Model, readModel } from '../intake/spam/classifier.ts';
import { type Labelled, learn } from '../intake/spam/learn.ts';
import { readEvidence } from '../intake/spam/reading.ts';
import { createRules, holdAt } from '../intake/spam/rules.ts';
import { readSamples } from '../intake/spam/samples.ts';
import type { LabelStore } from '../store/label-store.ts';

/** The newest; with the shipped messages that is some ten seconds and some hundred megabytes. */
const mostLabels = 2000;
/** With fewer nobody can say whether it helps. */
export const fewestLabels = 10;
/** One of so many is not learned from at first, to see how the others do on it. */
const heldOutOf = 5;
/** What the owner says counts as much as so many shipped messages. */
const labelWeight = 3;

const corpus = new URL('../../tests/spam/open/', import.meta.url);

function countWrong(model: Model, labels: readonly Labelled[]): number {
  const rules = createRules(createClassifier(model));
  const isHeld = ({ message }: Labelled) => {
    const reading = readEvidence({ message, sameText: 0, fromAddress: 1 });
    return rules.reduce((sum, rule) => sum + rule.points(reading), 0) >= holdAt;
  };
  return labels.filter((label) => isHeld(label) !== (label.label === 'spam')).length;
}

export interface Lesson {
  labels: number;
  shipped: number;
  heldOut: number;
  /** Of those held out, with the shipped weights and with what the other labels teach. */
  wrongBefore: number;
  wrongAfter: number;
  isKept: boolean;
}

/**
 * Learns from the owner's labels beside the shipped messages, and keeps the weights if they do no worse on labels that they do
 * not know than the shipped ones.
 * @returns what came of it; nothing if there are too few labels
 */
export async function learnLabels(store: LabelStore): Promise<Lesson | undefined> {
  const leads = await store.list(mostLabels);
  if (leads.length < fewestLabels) return undefined;
  const labels = leads.map((lead): Labelled => ({ label: lead.verdict ?? 'genuine', message: lead }));
  const shipped = readSamples(corpus);
  const teach = (some: readonly Labelled[]) => learn([...shipped, ...Array(labelWeight).fill(some).flat()]);
  const heldOut = labels.filter((_, index) => index % heldOutOf === 0);
  const others = labels.filter((_, index) => index % heldOutOf !== 0);
  const wrongBefore = countWrong(readModel(), heldOut);
  const wrongAfter = countWrong(teach(others), heldOut);
  const isKept = wrongAfter <= wrongBefore;
  if (isKept) await store.write(JSON.stringify(teach(labels)));
  return { labels: labels.length, shipped: shipped.length, heldOut: heldOut.length, wrongBefore, wrongAfter, isKept };
}

/** After messages were deleted whose labels had been learned: nothing of them stays in the weights. */
export async function learnAfterDeletion(store: LabelStore, labelsBefore: number): Promise<string> {
  if ((await store.count()) >= labelsBefore || (await store.read()) === undefined) return '';
  await store.forget();
  const lesson = await learnLabels(store);
  return lesson?.isKept
    ? ' The weights of the spam filter were learned anew.'
    : ' The shipped weights of the spam filter are used again.';
}
