import { domainToASCII } from 'node:url';
import ipaddr from 'ipaddr.js';
import { isAnswerableEmail, normalizeEmail } from '../../shared/email-address.ts';
import { readSiteUrl, siteUrlAdvice } from '../../shared/site-url.ts';
import { listHosts } from './database-hosts.ts';

/** Fault of one value of the environment, in words that never repeat the value of a secret. */
export class ValueError extends Error {}

/** Addresses have connections of their own. */
const mostAddresses = 5;

const { IPv4, IPv6 } = ipaddr;
const unitMs = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new ValueError(`is not a port number: ${text}`);
  return port;
}

/** `6h` -> milliseconds; `0` -> 0. */
export function parseInterval(text: string): number {
  if (text === '0') return 0;
  const [, amount, unit] = /^(\d{1,4})([smhd])$/.exec(text) ?? [];
  if (!Number(amount)) throw new ValueError(`has to be a time such as 6h, or 0 for never: ${text}`);
  return Number(amount) * unitMs[unit as keyof typeof unitMs];
}

/** `5m` -> milliseconds. */
export function parseTime(text: string): number {
  const ms = parseInterval(text);
  if (ms === 0) throw new ValueError(`has to be a time such as 5m: ${text}`);
  return ms;
}

export function parseDays(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new ValueError(`has to be a number of days, or 0 to keep everything: ${text}`);
  return Number(text);
}

/** `https://www.company.com/site/` -> `https://www.company.com/site` */
export function parseSiteAddress(text: string): string {
  const siteUrl = readSiteUrl(text);
  if (siteUrl === undefined) throw new ValueError(siteUrlAdvice);
  return siteUrl;
}

/** `sqlite:data/leads.db`, or the address of a PostgreSQL database; no error shows its password. */
export function parseDatabase(text: string): { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string } {
  if (!/^postgres(ql)?:/.test(text)) return { kind: 'sqlite', path: parseSqlitePath(text) };
  if (listHosts(text) === undefined)
    throw new ValueError('has to name a database, such as postgres://user:password@host:5432/site');
  return { kind: 'postgres', url: text };
}

/** `sqlite:data/leads.db` -> `data/leads.db` */
function parseSqlitePath(text: string): string {
  const path = text.startsWith('sqlite:') ? text.slice('sqlite:'.length) : '';
  if (path === '' || path.startsWith('//') || path.startsWith(':') || path.includes('?')) {
    throw new ValueError(
      'has to name a file, such as sqlite:data/leads.db, or a database, such as postgres://user:password@host:5432/site',
    );
  }
  return path;
}

const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(host);

/** Never repeated: addresses of chat channels and of dead man's switches are secrets themselves. */
export function parseWebhookUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!url || !isSafe || url.username || url.password)
    throw new ValueError('has to look like https://receiver.company.com/path, or http:// on this machine');
  return url.href;
}

/** `whsec_` and 24 to 64 bytes in Base64, as Standard Webhooks writes a secret. */
export function parseWebhookSecret(text: string): Buffer {
  const [, encoded] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const secret = Buffer.from(encoded ?? '', 'base64');
  if (secret.length < 24 || secret.length > 64)
    throw new ValueError('has to be whsec_ and 24 to 64 bytes in Base64: echo "whsec_$(openssl rand -base64 32)"');
  return secret;
}

/** A secret that a header can carry. */
export function parseSecret(text: string): string {
  if (!/^[\x21-\x7e]{24,128}$/.test(text))
    throw new ValueError('has to be 24 to 128 letters, digits and signs without blanks: openssl rand -base64 32');
  return text;
}

export interface RateLimit {
  count: number;
  windowMs: number;
}

/** Counts as one sender, with `times` the limit. */
export interface Network {
  name: string;
  times: number;
}

/** `20/10m` -> 20 messages in any 10 minutes; `0` -> no limit. */
export function parseRateLimit(text: string): RateLimit | undefined {
  if (text === '0') return undefined;
  const [, count, amount, unit] = /^(\d{1,6})\/(\d{1,4})([smhd])$/.exec(text) ?? [];
  if (!Number(count) || !Number(amount)) {
    throw new ValueError(`has to be a number per time such as 20/10m, or 0 for no limit: ${text}`);
  }
  return { count: Number(count), windowMs: Number(amount) * unitMs[unit as keyof typeof unitMs] };
}

/** `10.0.0.0/8, ::1` -> its parts. */
export function parseProxies(text: string): string[] {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  const isNetwork = (part: string) =>
    part.includes('/')
      ? IPv4.isValidCIDRFourPartDecimal(part) || IPv6.isValidCIDR(part)
      : IPv4.isValidFourPartDecimal(part) || IPv6.isValid(part);
  const wrong = parts.find((part) => !isNetwork(part));
  if (wrong !== undefined) throw new ValueError(`has to list addresses or networks such as 10.0.0.0/8: ${wrong}`);
  return parts;
}

/** Whether an address is the one that TRUST_PROXY lists, or in its network. */
export function covers(network: string, address: string): boolean {
  const one = ipaddr.process(address);
  if (!network.includes('/')) return ipaddr.process(network).toString() === one.toString();
  const [base, bits] = ipaddr.parseCIDR(network);
  return base.kind() === one.kind() && one.match(base, bits);
}

/** One plain address: no display name, no list. A domain in another script is returned as Punycode. */
export function parseMailAddress(text: string): string {
  const address = normalizeEmail(text);
  const at = address.lastIndexOf('@');
  const plain = `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
  if (!isAnswerableEmail(address) || !isAnswerableEmail(plain) || /[^\x21-\x7e]/.test(plain))
    throw new ValueError('has to be one plain e-mail address, with letters a to z before the @');
  return plain;
}

/** `one@company.com, two@company.com` -> both, each once. */
export function parseMailAddresses(text: string): string[] {
  const addresses = text.split(/[\s,;]+/).filter(Boolean);
  if (addresses.length > mostAddresses) throw new ValueError(`has to name at most ${mostAddresses} addresses`);
  return [...new Set(addresses.map(parseMailAddress))];
}

/** RFC 5321: 64 characters before the @, of which a mail's own part takes 40. */
const longestBounceName = 24;
/** A mail's own part is longer by two if it names one of several addresses. */
export const longestSharedBounceName = 21;

/** An address whose name may be followed by `+` and a text: then each mail has its own sender. */
export function parseBounceAddress(text: string): string {
  const address = parseMailAddress(text);
  const name = address.slice(0, address.lastIndexOf('@'));
  if (name.length > longestBounceName || name.includes('+'))
    throw new ValueError(`has to be an address of at most ${longestBounceName} characters before the @, without a +`);
  return address.toLowerCase();
}

/** `INBOX, Junk E-mail` -> its names, as the mail server writes them. */
export function parseFolders(text: string): string[] {
  if (/\p{Cc}/u.test(text)) throw new ValueError('has to list folders of a mailbox, with commas between them');
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Whether the address is on the host reserved for examples, where no mail ever arrives. */
export function isSampleAddress(address: string): boolean {
  return /[@.]example$/i.test(address);
}

/** Value of `Strict-Transport-Security`, such as `max-age=63072000; includeSubDomains`. */
export function parseHsts(text: string): string {
  if (!/^max-age=\d{1,10}(?:; ?(?:includeSubDomains|preload))*$/i.test(text))
    throw new ValueError(`has to look like max-age=63072000; includeSubDomains: ${text}`);
  return text;
}

/** `metrics.internal, web` -> its names, without ports. */
export function parseHostNames(text: string): string[] {
  const names = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = names.find((name) => !/^[a-z0-9_.-]+$/.test(name));
  if (wrong !== undefined) throw new ValueError(`has to list names of hosts, without ports: ${wrong}`);
  return names;
}

/** One name of a host, such as `www.company.com`. */
export function parseHostName(text: string): string {
  const [name, ...others] = parseHostNames(text);
  if (name === undefined || others.length > 0) throw new ValueError(`has to be the name of one host: ${text}`);
  return name;
}

export function parseWord<Word extends string>(text: string, words: readonly Word[]): Word {
  const word = words.find((known) => known === text);
  if (word === undefined) throw new ValueError(`has to be one of ${words.join(', ')}`);
  return word;
}
