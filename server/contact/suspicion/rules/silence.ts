import { asksInTongues } from './asks-in-tongues.ts';
import { dealings } from './dealings.ts';
import { people } from './people.ts';
import { projects } from './projects.ts';
import { pointsFor, type Rule } from './rule.ts';
import { wishes } from './wishes.ts';

const ofSenders = [...wishes, ...projects, ...dealings, ...people, asksInTongues];

/** What speaks for a sender is found in nearly every genuine message: that there is none at all says something. */
export const silence: Rule = {
  reason: 'asks for nothing and tells nothing',
  most: 2,
  signs: [
    [
      2,
      (reading) =>
        Buffer.byteLength(reading.words.replace(/[^\p{L}]/gu, '')) > 36 &&
        ofSenders.every((rule) => pointsFor(rule, reading) === 0)
          ? 1
          : 0,
    ],
  ],
};
