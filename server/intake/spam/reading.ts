import type { ContactMessage } from '../../../shared/contact-message.ts';

/** A message as it came. */
export interface Arrival {
  message: ContactMessage;
  /** Milliseconds from the first key to the send, as the form's script measured them; absent without script. */
  fillMs?: number | undefined;
}

/** Facts about a message, without its words. */
export interface Evidence extends Arrival {
  /** Number of other places that sent the same words within a day. */
  sameText: number;
  /** Messages from this network address within the limit's time, this one included. */
  fromAddress: number;
}

/** A message prepared once for all rules. */
export interface NormalizedMessage extends Evidence {
  /** The sender's own words in lower case on one line: no quotations, code or links. */
  words: string;
  /** The whole message in lower case, quotations and links included. */
  whole: string;
  /** In lower case. */
  name: string;
  company: string;
  /** Addresses of pages in the message, outside quoted lines, in lower case. */
  links: readonly string[];
}

/** The purpose of spam is at its beginning. The rest is not read, so that no message takes long to judge. */
const readable = 10_000;

const link = /\bhttps?:\/\/[^\s<>"'\])]+|\bwww\.[^\s<>"'\])]+|\b[a-z0-9-]{1,63}\.[a-z]{2,12}\/[^\s<>"'\])]+/g;
const markup = /```[^`]*```|<\/?[a-z][^<>]{0,300}>/g;
/** A UUID, whose digits sometimes spell a word. */
const identifier = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
/** Lines that mail programs put before or around another person's words. */
const quotedLine = /^(?:>|(?:from|to|sent|subject|von|an|gesendet|betreff|date|de|objet):).*$/gm;
/** Beginning of the mail that is answered, or of the sender's signature. */
const tail =
  /\n(?:-- ?\n|-{4}.*\n|on .{6,60} wrote:|am .{6,60} schrieb|(?:subject|betreff|objet|asunto|oggetto|onderwerp):)|---? ?(?:forwarded|original|weitergeleitete|ursprüngliche)/;
const quotation = /"[^"]{1,600}"|“[^“”]{1,600}”|„[^„“”]{1,600}[“”]|«[^«»]{1,600}»/g;
/** Characters; a shorter quotation is a name. */
const shortestQuotation = 25;

/** More accents on one letter than any language has: the time to sort them grows with the square of their number. */
const manyMarks = /(\p{M}{4})\p{M}+/gu;

/** Letters that only look different (full width, mathematical bold) and curly quotes become plain ones. */
const plain = (text: string) =>
  text
    .slice(0, readable)
    .replace(manyMarks, '$1')
    .normalize('NFKC')
    .slice(0, readable)
    .replace(/[’‘]/g, "'")
    .toLowerCase();

export function readEvidence(evidence: Evidence): NormalizedMessage {
  const { name, company, message } = evidence.message;
  const whole = plain(message);
  const end = whole.search(tail);
  const unquoted = (end > 0 ? whole.slice(0, end) : whole).replace(quotedLine, ' ');
  const own = unquoted
    .replace(markup, ' ')
    .replace(quotation, (quoted) => (quoted.length < shortestQuotation ? quoted : ' '))
    .replace(link, ' ')
    .replace(identifier, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    ...evidence,
    words: own,
    whole,
    name: plain(name),
    company: plain(company),
    links: unquoted.match(link) ?? [],
  };
}
