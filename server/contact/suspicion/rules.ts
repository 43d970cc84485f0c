import type { ContactMessage } from '../../../shared/contact-message.ts';

/** What is known about a message beside its words. */
export interface Evidence {
  message: ContactMessage;
  /** Milliseconds from the first key to the send, as the form's script measured them; absent without script. */
  fillMs?: number | undefined;
  /** Other messages with the same words within a day. */
  sameText: number;
  /** Messages from this network address within the limit's time, this one included. */
  fromAddress: number;
}

export interface Rule {
  /** Stands in the digest, after "looks like spam: ". */
  reason: string;
  /** A message with `holdAt` points or more is held. */
  points: (evidence: Evidence) => number;
}

export const holdAt = 5;

const links = (text: string) =>
  text.match(/\bhttps?:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:ru|xyz|top|click|shop|online|info|biz|site)\b/gi) ?? [];

/** So many points for each pattern that is found, up to a limit. */
const score = (patterns: readonly RegExp[], each: number, most: number) => (text: string) =>
  Math.min(most, patterns.filter((pattern) => pattern.test(text)).length * each);

const promotion = score(
  [
    /\b(?:seo|search engine optimi[sz]ation)\b/i,
    /\bback ?links?\b/i,
    /\bguest post/i,
    /\b(?:first|1st|top) page of google\b|\brank(?:ing)? (?:higher|#?1|on google)\b/i,
    /\bdomain authority\b/i,
    /\b(?:email|mailing|contact) (?:list|database)s?\b/i,
    /\b(?:more|increase|boost) (?:your )?(?:web(?:site)? )?traffic\b/i,
    /\bfollowers\b|\binstagram growth\b/i,
  ],
  3,
  6,
);

const offers = score(
  [
    /\b(?:casino|slots?|betting|jackpot)\b/i,
    /\b(?:viagra|cialis|pharmacy|weight loss|cbd oil)\b/i,
    /\b(?:guaranteed|passive) (?:profit|income|returns?)\b/i,
    /\b(?:forex|trading) signals?\b|\bdouble your (?:money|bitcoin)\b/i,
    /\b(?:inheritance|next of kin|million (?:dollars|usd))\b/i,
    /\b(?:dating|hot (?:girls|singles)|escort)\b/i,
    /\b(?:business|working capital) loans?\b/i,
  ],
  5,
  10,
);

/** Long runs of letters that no language spells, such as "XrUqKzPlWm". */
const isGibberish = (text: string) =>
  /^[a-z]{8,}$/i.test(text) && (/[a-z][A-Z].*[a-z][A-Z]/.test(text) || !/[aeiouy]/i.test(text));

/** One line each; docs/spam.md says how to change one. */
export const rules: readonly Rule[] = [
  { reason: 'many links', points: ({ message }) => [0, 1, 2][links(message.message).length] ?? 4 },
  { reason: 'markup of links', points: ({ message }) => (/<a\s|\[url[=\]]|\[link/i.test(message.message) ? 5 : 0) },
  {
    reason: 'a link in the name or company',
    points: ({ message }) => (links(`${message.name} ${message.company}`).length > 0 ? 4 : 0),
  },
  { reason: 'advertises promotion', points: ({ message }) => promotion(message.message) },
  { reason: 'advertises goods or money', points: ({ message }) => offers(message.message) },
  {
    reason: 'offers to unsubscribe',
    points: ({ message }) => (/\bunsubscribe\b|\bopt[ -]?out\b/i.test(message.message) ? 4 : 0),
  },
  {
    reason: 'random letters',
    points: ({ message }) => (isGibberish(message.name) ? 3 : 0) + (isGibberish(message.message) ? 3 : 0),
  },
  {
    reason: 'filled in faster than anybody types',
    points: ({ fillMs }) => (fillMs !== undefined && fillMs < 2000 ? 3 : 0),
  },
  { reason: 'the same words from several senders', points: ({ sameText }) => (sameText >= 3 ? 5 : 0) },
  { reason: 'many messages from one place', points: ({ fromAddress }) => (fromAddress >= 8 ? 2 : 0) },
];
