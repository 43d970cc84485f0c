import type { Rule } from './rule.ts';

const count = (found: boolean) => (found ? 1 : 0);

/** What no language spells: "XrUqKzPlWm" changes case all the time, "hgjkhgj" has no vowel, "asdf" is a row of keys. */
function isGibberish(word: string): boolean {
  if (!/^[a-z]{4,}$/i.test(word)) return false;
  const changes = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  return (
    (changes >= 2 && changes >= word.length / 5) ||
    !/[aeiouy]/i.test(word.slice(0, 7)) ||
    /asdf|sdfg|dfgh|fghj|ghjk|qwert|zxcv|sdkj|wqjd|(.)\1{3}/i.test(word)
  );
}

/** 0 to 1: how much of a text is gibberish. A word of less than four letters says nothing. */
function shareOfGibberish(text: string): number {
  const parts = text
    .slice(0, 300)
    .split(/\s+/)
    .filter((part) => part.length > 3);
  return parts.length === 0 ? 0 : parts.filter(isGibberish).length / parts.length;
}

const hasLink = /https?:\/\/|\bwww\.[a-z0-9-]/;
/** Many people give their company by its site, and nothing else. */
const isSite = /^(?:https?:\/\/)?[a-z0-9.-]+\/?$/;

/** What scanners send instead of words: pieces of SQL, of scripts, of templates, of paths. */
const probe =
  /waitfor delay|\bunion (?:all )?select\b|\bsleep\(\d|pg_sleep|benchmark\(|' ?(?:or|and) '?\d|<script|onerror ?=|\b(?:prompt|alert)\(|\$\{jndi|\{\{.{0,20}\}\}|\.\.\/\.\.\/|etc\/passwd|<!entity|dbms_pipe/;

/** What a message is made of beside words, and how it came. */
export const arrival: readonly Rule[] = [
  {
    reason: 'links',
    most: 2,
    signs: [[1, ({ links }) => links.length]],
  },
  {
    reason: 'hardly more than a link',
    most: 6,
    signs: [
      [
        3,
        ({ links, words, whole }) =>
          links.length > 0 || /^[a-z]{1,3}\.[a-z]{2}\//.test(whole)
            ? count(words.replace(/[^\p{L}]/gu, '').length < 16) + count(words.length < 60)
            : 0,
      ],
    ],
  },
  {
    reason: 'a link to a program or an archive',
    most: 4,
    signs: [[4, ({ links }) => count(links.some((link) => /\.(?:exe|msi|zip|rar|scr|apk|iso|js)$/.test(link)))]],
  },
  {
    reason: 'markup of links',
    most: 8,
    signs: [
      [8, ({ whole }) => count(/\[(?:url|link)[=\]]/.test(whole))],
      [1, ({ whole }) => whole.match(/<a\s[^>]{0,200}href|\]\(https?:/g)?.length ?? 0],
    ],
  },
  {
    reason: 'tries out weaknesses of programs',
    most: 8,
    // Whoever reports one explains it, too.
    signs: [[8, ({ whole }) => count(whole.length < 160 && probe.test(whole))]],
  },
  {
    reason: 'thanks for a post we never wrote',
    most: 6,
    signs: [
      [
        3,
        ({ words }) =>
          words.match(
            /\b(?:great|nice|good|useful|wonderful) (?:post|article|blog|site)\b|\bthank(?:s| you) for (?:the article|sharing)\b|\bbookmark|\bi really enjoyed reading\b/g,
          )?.length ?? 0,
      ],
    ],
  },
  {
    reason: 'a link in the name, or more than a site as company',
    most: 7,
    signs: [
      [7, ({ name, company }) => count(hasLink.test(name) || (hasLink.test(company) && !isSite.test(company.trim())))],
    ],
  },
  {
    reason: 'random letters',
    most: 10,
    signs: [
      [
        1,
        ({ message }) =>
          Math.round(3 * shareOfGibberish(message.name)) + Math.round(8 * shareOfGibberish(message.message)),
      ],
    ],
  },
  {
    reason: 'filled in faster than anybody types',
    most: 2,
    signs: [[2, ({ fillMs }) => count(fillMs !== undefined && fillMs < 2000)]],
  },
  {
    reason: 'the same words from several senders',
    most: 10,
    signs: [[10, ({ sameText }) => count(sameText >= 3)]],
  },
  {
    reason: 'many messages from one place',
    most: 2,
    signs: [[2, ({ fromAddress }) => count(fromAddress >= 8)]],
  },
];
