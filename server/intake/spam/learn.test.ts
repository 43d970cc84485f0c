import { expect, it } from 'vitest';
import { goodFields } from '../../../tests/support/contact-message.ts';
import { createClassifier, readModel } from './classifier.ts';
import { adapt, type Labelled } from './learn.ts';

const spamText = (number: number) => `The marmalade congress number ${number} invites your marmalade club.`;
const customerText = (number: number) => `Our ferry line ${number} needs a timetable for passengers with bicycles.`;
const customer = 'We need an app for our drivers. Could you call me back?';

const label = (label: Labelled['label'], message: string): Labelled => ({ label, message: { ...goodFields, message } });
const spam = Array.from({ length: 30 }, (_, number) => label('spam', spamText(number)));
const genuine = Array.from({ length: 30 }, (_, number) => label('genuine', customerText(number)));

const shipped = readModel();
const scoreOf = (labels: readonly Labelled[], text: string) => createClassifier(adapt(shipped, labels)).scoreOf(text);
const before = (text: string) => createClassifier(shipped).scoreOf(text);

it('Labels move the scores of messages like them, each to its side', () => {
  const labels = [...spam, ...genuine];
  const [one, other] = [spamText(99).toLowerCase(), customerText(99).toLowerCase()];
  expect(scoreOf(labels, one)).toBeGreaterThan(before(one) + 0.5);
  expect(scoreOf(labels, other)).toBeLessThan(before(other));
});

it('The same labels give the same weights in any order', () => {
  const labels = [...spam, ...genuine];
  expect(adapt(shipped, labels.toReversed())).toEqual(adapt(shipped, labels));
});

it('Labels of spam alone hold no customer', () => {
  const text = customer.toLowerCase();
  expect(scoreOf(spam, text)).toBeLessThan(0);
  expect(Math.abs(scoreOf(spam, text) - before(text))).toBeLessThan(0.2);
});

it('A word of one message alone is not learned, and a word of none keeps its weight', () => {
  const { bias, words } = adapt(shipped, [...spam, ...genuine, label('spam', 'Quixotic marmalade')]);
  expect(words).toHaveProperty('marmalade');
  expect(words).not.toHaveProperty('quixotic');
  expect({ bias, seo: words.seo }).toEqual({ bias: shipped.bias, seo: shipped.words.seo });
});
