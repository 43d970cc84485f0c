/**
 * `npx node tests/spam/labels.ts`: how much an owner's labels help. Some messages of each author are the labels of an
 * owner whose shipped weights were trained without this author; the author's other messages are judged before, after
 * `leads learn`, and after a new training with all messages and each label three times.
 */
import { createHash } from 'node:crypto';
import { adapt } from '../../server/intake/spam/learn.ts';
import { blindAuthors, judgeWith } from './measure.ts';
import { type Sample, trainingSet } from './samples.ts';
import { train } from './train.ts';

const hash = ({ label, message }: Sample) =>
  createHash('sha256')
    .update(message.message + label)
    .digest('hex');

const only = (label: Sample['label'], samples: readonly Sample[]) => samples.filter((sample) => sample.label === label);

const choices: Record<string, (own: readonly Sample[]) => readonly Sample[]> = {
  '60 of both kinds': (own) => own.slice(0, 60),
  '200 of both kinds, or half': (own) => own.slice(0, Math.min(200, Math.floor(own.length / 2))),
  '60 of spam, 6 of customers': (own) => [...only('spam', own).slice(0, 60), ...only('genuine', own).slice(0, 6)],
  '60 of spam': (own) => only('spam', own).slice(0, 60),
  '60 of customers': (own) => only('genuine', own).slice(0, 60),
};

const totals = new Map<string, number>();
const add = (key: string, count: number) => totals.set(key, (totals.get(key) ?? 0) + count);

for (const author of blindAuthors) {
  const others = trainingSet.filter(({ source }) => source !== author);
  const own = trainingSet
    .filter(({ source }) => source === author)
    .sort((one, other) => (hash(one) < hash(other) ? -1 : 1));
  const shipped = train(others);
  for (const [choice, choose] of Object.entries(choices)) {
    const labels = choose(own);
    const rest = own.filter((sample) => !labels.includes(sample));
    const ways = {
      before: shipped,
      moved: adapt(shipped, labels),
      anew: train([...others, ...labels, ...labels, ...labels]),
    };
    for (const [way, model] of Object.entries(ways)) {
      const held = rest.filter(judgeWith(model, ({ message }) => ({ message, sameText: 0, fromAddress: 1 })));
      for (const label of ['spam', 'genuine'] as const) {
        add(`${choice}, ${label}, ${way}`, only(label, held).length);
        if (way === 'before') add(`${choice}, ${label}`, only(label, rest).length);
      }
    }
  }
}

for (const [what, count] of totals) console.log(`${what}: ${count}`);
