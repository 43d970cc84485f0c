import { type Classifier, createChangingClassifier, type Model, readModel } from './classifier.ts';
import { shareOfGibberish } from './gibberish.ts';
import type { NormalizedMessage } from './reading.ts';
import { holdReasons } from './words.ts';

/** A message with at least this sum of points is held. */
export const holdThreshold = 7;

/** More other places with the same words within a day than by chance. */
export const spreadThreshold = 3;
/** Messages from one place: more than one visitor writes. */
export const busyThreshold = 8;
/** Bytes of letters: many people write the same shorter text, such as "Please call me back". */
const ownWords = 100;

/** Tells whether a text is too long for two people to write the same by chance. */
const isOfOwnWords = (text: string): boolean =>
  Buffer.byteLength(text.slice(0, 4 * ownWords).replace(/\P{L}+/gu, '')) >= ownWords;

export interface Rule {
  /** Text in the digest. */
  reason: string;
  /** Parts of the message that gave the reason, if they are hard to see. */
  details?: (reading: NormalizedMessage) => readonly string[];
  /** Its points need counts from the store. */
  isCounted?: true;
  /** Above zero for signs of spam, below zero for signs of a customer. */
  points: (reading: NormalizedMessage) => number;
}

/** Fewer letters are too few to compare. */
const fewestLetters = 12;
/** Chosen by messages of authors left out of training: with this number 1 % of genuine messages are held. */
const pointsPerUnit = 9;
/** Bytes: in some scripts a word has fewer letters. */
const shortText = 60;

/** Words of customers take off 3 points at most, and a short text is not held for its words alone. */
function createRuleForWords({ scoreOf, tellingFeatures }: Classifier): Rule {
  return {
    reason: holdReasons.known,
    details: ({ words }) => tellingFeatures(words),
    points({ words }) {
      if (words.length < fewestLetters) return 0;
      const most = Buffer.byteLength(words) < shortText ? 5 : 12;
      return Math.max(-3, Math.min(most, Math.round(pointsPerUnit * scoreOf(words))));
    },
  };
}

const hasLink = /https?:\/\/|\bwww\.[a-z0-9-]/;
/** E-mail or page address. Excludes letters of scripts without capitals: words in these may touch an address. */
const address = /^[^@\s\p{Lo}]+@[^@\s\p{Lo}]+\.[a-z]{2,}$|^(?:https?:\/\/|www\.)\S+$/u;

/** Tells whether a message is addresses and numbers only; a site given as name or company is an address. */
function isAddressAlone({ whole, name, company }: NormalizedMessage): boolean {
  const parts = whole.split(/[\s,;<>()"']+/).map((part) => part.replace(/[.!?]+$/, ''));
  const isAddress = (part: string) =>
    address.test(part) || (part.includes('.') && [name.trim(), company.trim()].includes(part));
  return parts.some(isAddress) && parts.every((part) => isAddress(part) || !/\p{L}/u.test(part));
}

/** Many people give only a site as their company. */
const isSite = /^(?:https?:\/\/)?[a-z0-9.-]+\/?$/;
const anchor = /<a\s[^>]{0,200}href|\]\(https?:/g;
/** Strings that scanners send instead of words: parts of SQL, scripts, templates and paths. */
const probe =
  /waitfor delay|\bunion (?:all )?select\b|\bsleep\(\d|pg_sleep|benchmark\(|' ?(?:or|and) '?\d|<script|onerror ?=|\b(?:prompt|alert)\(|\$\{jndi|\{\{.{0,20}\}\}|\.\.\/\.\.\/|etc\/passwd|<!entity|dbms_pipe/;
const program = /\.(?:exe|msi|zip|rar|scr|apk|iso|js)$/;
/** `t.me/somebody`: without `https:` or `www`. */
const shortLink = /^[a-z]{1,3}\.[a-z]{2}\//;

/** Rules for the form of a message and its arrival. */
const others: readonly Rule[] = [
  {
    reason: holdReasons.links,
    points: ({ links }) => Math.min(2, links.length),
  },
  {
    reason: holdReasons.linkAlone,
    points(reading) {
      if (isAddressAlone(reading)) return 10;
      const { links, words, whole } = reading;
      if (links.length === 0 && !shortLink.test(whole)) return 0;
      if (words.replace(/[^\p{L}]/gu, '').length < 16) return 6;
      return words.length < 60 ? 3 : 0;
    },
  },
  {
    reason: holdReasons.program,
    points: ({ links }) => (links.some((link) => program.test(link)) ? 4 : 0),
  },
  {
    reason: holdReasons.markup,
    points: ({ whole }) => (/\[(?:url|link)[=\]]/.test(whole) ? 10 : Math.min(8, whole.match(anchor)?.length ?? 0)),
  },
  {
    reason: holdReasons.misplacedLink,
    points: ({ name, company }) =>
      hasLink.test(name) || (hasLink.test(company) && !isSite.test(company.trim())) ? 10 : 0,
  },
  {
    reason: holdReasons.probe,
    // A customer who reports a probe writes more around it.
    points: ({ whole }) => (whole.length < 160 && probe.test(whole) ? 10 : 0),
  },
  {
    reason: holdReasons.randomLetters,
    points: ({ message: { name, message } }) =>
      Math.min(10, Math.round(3 * shareOfGibberish(name)) + Math.round(8 * shareOfGibberish(message))),
  },
  {
    reason: holdReasons.tooFast,
    points: ({ fillMs }) => (fillMs !== undefined && fillMs < 2000 ? 2 : 0),
  },
  {
    reason: holdReasons.sameText,
    isCounted: true,
    // 8 points hold a short text unless words of customers take some off. Numbers alone get none.
    points({ sameText, whole, message }) {
      if (sameText < spreadThreshold || !/\p{L}/u.test(whole)) return 0;
      return isOfOwnWords(message.message) ? 10 : 8;
    },
  },
  {
    reason: holdReasons.busy,
    isCounted: true,
    points: ({ fromAddress }) => (fromAddress >= busyThreshold ? 2 : 0),
  },
];

/**
 * Words are judged by weights learned from labelled messages; the other rules are written here. To change either:
 * docs/operate/spam.md.
 */
export const createRules = (classifier: Classifier): readonly Rule[] => [createRuleForWords(classifier), ...others];

const classifier = createChangingClassifier(readModel());

export const rules = createRules(classifier);

/** Judges messages by these weights from now on; without any by the shipped ones. */
export const judgeBy = (model: Model | undefined): void => classifier.change(model ?? readModel());
