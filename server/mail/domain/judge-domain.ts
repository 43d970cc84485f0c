import type { Answer } from './look-up.ts';

/** Opinion of a large mailbox provider, in a sentence. */
export interface Verdict {
  /** `bad`: mails are lost; `poor`: some may be; `unknown`: no name server answered. */
  kind: 'good' | 'poor' | 'bad' | 'unknown';
  text: string;
}

const verdict = (kind: Verdict['kind'], text: string): Verdict => ({ kind, text });
const unknown = (what: string, name: string) =>
  verdict('unknown', `${what} of ${name} could not be looked up: no name server answered.`);

const recordsOf = <T>(answer: Exclude<Answer<T>, undefined>): readonly T[] =>
  answer === 'no such name' ? [] : answer.records;

/** Names of one record among others: `v=spf1 …`, in any letters. */
const startsWith = (tag: string) => (text: string) => new RegExp(`^${tag}(?:[\\s;]|$)`, 'i').test(text.trim());

/** Whether mail can come back to the domain of a sender. */
export function judgeMx(domain: string, answer: Answer<string>): Verdict {
  if (answer === undefined) return unknown('MX', domain);
  if (answer === 'no such name')
    return verdict('bad', `MX: there is no domain ${domain}, and a mail from it is refused. Correct MAIL_FROM.`);
  const hosts = answer.records.filter((host) => host !== '' && host !== '.');
  if (hosts.length > 0)
    return verdict('good', `MX: mail to ${domain} goes to ${hosts[0]}, so answers and bounces arrive.`);
  return answer.records.length > 0
    ? verdict('bad', `MX: ${domain} says that it takes no mail, and large providers refuse mail from such a domain.`)
    : verdict(
        'poor',
        `MX: ${domain} names no server for its mail, and large providers trust mail less that cannot be answered.`,
      );
}

/** RFC 7208: a record with more look-ups is invalid. */
const mostLookUps = 10;
const asksAgain = /^[+?~-]?(?:include:|a(?:[:/]|$)|mx(?:[:/]|$)|ptr(?::|$)|exists:)|^redirect=/i;

/** Mail servers that send with the domain of MAIL_FROM, and the `include` that their providers require. */
const senders: readonly [host: RegExp, include: string][] = [
  [/(?:^|\.)(?:office365|outlook)\.com$/, 'spf.protection.outlook.com'],
  [/^smtp(?:-relay)?\.(?:gmail|google)\.com$/, '_spf.google.com'],
  [/(?:^|\.)(?:fastmail|messagingengine)\.com$/, 'spf.messagingengine.com'],
];

/** @param host the mail server that mails are handed to */
export function judgeSpf(domain: string, host: string, answer: Answer<string>): Verdict {
  if (answer === undefined) return unknown('SPF', domain);
  const records = recordsOf(answer).filter(startsWith('v=spf1'));
  const [record, another] = records;
  if (record === undefined)
    return verdict(
      'poor',
      `SPF: ${domain} does not say which servers may send for it; unless DKIM vouches, large providers refuse the mail or take it for spam.`,
    );
  if (another !== undefined)
    return verdict(
      'bad',
      `SPF: ${domain} has ${records.length} records where one is allowed, and large providers ignore them all. Make one of them.`,
    );
  const terms = record.trim().split(/\s+/).slice(1);
  const lookUps = terms.filter((term) => asksAgain.test(term)).length;
  if (lookUps > mostLookUps)
    return verdict(
      'bad',
      `SPF: the record of ${domain} needs ${lookUps} look-ups where ${mostLookUps} are allowed, and is invalid. Remove servers that no longer send.`,
    );
  if (terms.some((term) => /^\+?all$/i.test(term)))
    return verdict(
      'poor',
      `SPF: ${domain} lets everybody send for it (+all), and large providers trust such a record less than none. End it with ~all.`,
    );
  const [, include] = senders.find(([known]) => known.test(host.toLowerCase())) ?? [];
  if (
    include &&
    !terms.some((term) => term.toLowerCase().endsWith(include)) &&
    !terms.some((term) => /^redirect=/i.test(term))
  )
    return verdict(
      'bad',
      `SPF: ${domain} does not name the servers behind ${host}, and large providers take mails from there for forged. Add include:${include}.`,
    );
  return include
    ? verdict('good', `SPF: ${domain} lets the servers behind ${host} send for it.`)
    : verdict(
        'good',
        `SPF: ${domain} lists the servers that may send for it. Ask the provider of ${host} whether its servers are among them.`,
      );
}

/** @param selector under which the key is published; absent if not set */
export function judgeDkim(domain: string, selector: string | undefined, answer: Answer<string>): Verdict {
  if (selector === undefined)
    return verdict(
      'unknown',
      'DKIM could not be looked up: set DKIM_SELECTOR to the name that your mail provider signs with (s= in the header DKIM-Signature of a mail).',
    );
  const name = `${selector}._domainkey.${domain}`;
  if (answer === undefined) return unknown('DKIM', name);
  const keys = recordsOf(answer).filter((text) => /(?:^|;)\s*p\s*=/i.test(text));
  if (keys.length === 0)
    return verdict(
      'bad',
      `DKIM: there is no key at ${name}, and a signature of that name is taken for forged. Publish the record that your mail provider shows.`,
    );
  return keys.some((text) => /(?:^|;)\s*p\s*=\s*[A-Za-z0-9+/]/.test(text))
    ? verdict('good', `DKIM: the key at ${name} is there: signatures made with it are valid for your domain.`)
    : verdict(
        'bad',
        `DKIM: the key at ${name} is withdrawn (p= is empty). Publish the present one, or correct DKIM_SELECTOR.`,
      );
}

/** The domain that DMARC falls back on; for names such as `mail.company.co.uk` the whole list of suffixes would be needed. */
export function parentOf(domain: string): string | undefined {
  const parts = domain.split('.');
  return parts.length > 2 ? parts.slice(1).join('.') : undefined;
}

/** @param inherited records of the domain above, if this one has none */
export function judgeDmarc(domain: string, own: Answer<string>, inherited?: Answer<string>): Verdict {
  if (own === undefined) return unknown('DMARC', domain);
  const find = (answer: Answer<string>) => (answer ? recordsOf(answer).filter(startsWith('v=DMARC1')) : []);
  const records = find(own).length > 0 ? find(own) : find(inherited);
  if (records.length > 1)
    return verdict(
      'bad',
      `DMARC: ${domain} has ${records.length} records where one is allowed, and large providers ignore them all.`,
    );
  const [, policy] = /;\s*p\s*=\s*(\w+)/i.exec(records[0] ?? '') ?? [];
  if (records.length === 0)
    return verdict(
      'poor',
      `DMARC: ${domain} has no record. Gmail, Yahoo and Microsoft require one of frequent senders; "v=DMARC1; p=none" at _dmarc.${domain} is enough to begin with.`,
    );
  if (policy === undefined || !/^(?:none|quarantine|reject)$/i.test(policy))
    return verdict(
      'bad',
      `DMARC: the record of ${domain} has no policy (p=none, p=quarantine or p=reject), and has no effect.`,
    );
  return /none/i.test(policy)
    ? verdict('good', `DMARC: ${domain} has a record that only watches (p=none): large providers are content.`)
    : verdict(
        'good',
        `DMARC: ${domain} asks to ${policy.toLowerCase()} mails without valid SPF or DKIM: forged mails of yours do not arrive, and unsigned ones neither.`,
      );
}
