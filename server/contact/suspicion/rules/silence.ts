import { asksInTongues } from './asks-in-tongues.ts';
import { dealings } from './dealings.ts';
import { pointsFor, type Rule } from './rule.ts';
import { wishes } from './wishes.ts';

const ofCustomers = [...wishes, ...dealings, asksInTongues];

/** What speaks for a customer is found in nearly every customer's message: that there is none at all says something. */
export const silence: Rule = {
  reason: 'asks for nothing and tells nothing',
  most: 2,
  signs: [
    [
      2,
      (reading) =>
        Buffer.byteLength(reading.words.replace(/[^\p{L}]/gu, '')) > 36 &&
        ofCustomers.every((rule) => pointsFor(rule, reading) === 0)
          ? 1
          : 0,
    ],
  ],
};
