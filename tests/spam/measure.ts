import { createClassifier, type Model } from '../../server/intake/spam/classifier.ts';
import { judgeSpam } from '../../server/intake/spam/judge-spam.ts';
import { type Evidence, readEvidence } from '../../server/intake/spam/reading.ts';
import { createRules, holdThreshold } from '../../server/intake/spam/rules.ts';
import { type Sample, testSet, trainingSet } from './samples.ts';
import { train } from './train.ts';

/** A message as it arrives at the server. */
const evidenceOf = ({ message, fillMs, sameText = 0, fromAddress = 1 }: Sample) => ({
  message,
  fillMs,
  sameText,
  fromAddress,
});

/** Judges the words alone: as if the message had come once, at a person's pace. */
const judgeByWords = ({ message }: Sample) => judgeSpam({ message, sameText: 0, fromAddress: 1 });

const parts = { open: trainingSet, frozen: testSet, all: [...trainingSet, ...testSet] };

export interface Figure {
  part: keyof typeof parts;
  label: Sample['label'];
  messages: number;
  held: number;
  share: number;
  heldByWords: number;
  /** Spam that is delivered, or a customer who is held. */
  wrong: readonly Sample[];
}

function measure(part: Figure['part'], label: Sample['label']): Figure {
  const samples = parts[part].filter((sample) => sample.label === label);
  const held = samples.filter((sample) => judgeSpam(evidenceOf(sample)) !== undefined);
  return {
    part,
    label,
    messages: samples.length,
    held: held.length,
    share: held.length / samples.length,
    heldByWords: samples.filter((sample) => judgeByWords(sample) !== undefined).length,
    wrong: label === 'genuine' ? held : samples.filter((sample) => !held.includes(sample)),
  };
}

/** Authors who knew no rules. */
export const blindAuthors = [...new Set(trainingSet.map(({ source }) => source))].filter((source) =>
  source.startsWith('blind-'),
);

/** Measures the rules on either part of the corpus, and on all of it. */
export function measureCorpus(): readonly Figure[] {
  const names = ['open', 'frozen', 'all'] as const;
  return names.flatMap((part) => [measure(part, 'spam'), measure(part, 'genuine')]);
}

/** Measures the rules on each file of the frozen part. */
export const measureFrozen = (): readonly AuthorFigure[] =>
  [...new Set(testSet.map(({ source }) => source))].map((source) =>
    countHeld(source, testSet, (sample) => judgeSpam(evidenceOf(sample)) !== undefined),
  );

export interface AuthorFigure {
  source: string;
  spam: number;
  spamHeld: number;
  genuine: number;
  genuineHeld: number;
}

function countHeld(source: string, samples: readonly Sample[], isHeld: (sample: Sample) => boolean): AuthorFigure {
  const own = samples.filter((sample) => sample.source === source);
  const [spam, genuine] = [own.filter(({ label }) => label === 'spam'), own.filter(({ label }) => label === 'genuine')];
  return {
    source,
    spam: spam.length,
    spamHeld: spam.filter(isHeld).length,
    genuine: genuine.length,
    genuineHeld: genuine.filter(isHeld).length,
  };
}

/** Whether a message is held by other weights than the shipped ones. */
export function judgeWith(model: Model, evidenceOf: (sample: Sample) => Evidence): (sample: Sample) => boolean {
  const rules = createRules(createClassifier(model));
  return (sample) => {
    const reading = readEvidence(evidenceOf(sample));
    return rules.reduce((sum, rule) => sum + rule.points(reading), 0) >= holdThreshold;
  };
}

/** Measures each author who knew no rules, with weights learned from all others. */
export function measureAuthors(): readonly AuthorFigure[] {
  return blindAuthors.map((source) => {
    const isHeld = judgeWith(train(trainingSet.filter((sample) => sample.source !== source)), evidenceOf);
    return countHeld(source, trainingSet, isHeld);
  });
}
