import { ValueError } from './values.ts';

export const tlsModes = ['required', 'opportunistic', 'off'] as const;
export type TlsMode = (typeof tlsModes)[number];

export interface SmtpConfig {
  kind: 'smtp';
  host: string;
  port: number;
  /** TLS from the first byte (smtps). */
  secure: boolean;
  tls: TlsMode;
  auth?: Login;
  /** Name of this server in its greeting. */
  greeting: string;
}

export interface Login {
  user: string;
  /** Absent: a token is used instead, as OAUTH_PROVIDER says. */
  pass?: string;
}

/** Settings beside the address of a mail server. */
export interface SmtpSettings {
  tls?: TlsMode | undefined;
  /** User and password as they are, without any encoding. */
  login?: Login | undefined;
  greeting: string;
}

/** One file per message, for trying the site out: nothing is mailed. */
export interface FileMailConfig {
  kind: 'file';
  folder: string;
}

export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);

/**
 * `smtp://user:pass@host:587`, `smtps://…` or `file:data/outbox`.
 * @throws ValueError without any part of the value, which holds a password.
 */
export function parseMailUrl(text: string, { tls, login, greeting }: SmtpSettings): SmtpConfig | FileMailConfig {
  if (text.startsWith('file:')) {
    const folder = text.slice('file:'.length);
    if (folder === '' || folder.startsWith('//'))
      throw new ValueError('has to name a folder, such as file:data/outbox');
    return { kind: 'file', folder };
  }
  if (!/^smtps?:\/\//.test(text))
    throw new ValueError('has to look like smtp://user:password@host:587, smtps://… or file:data/outbox');
  refuseBareSigns(text, 'SMTP_USER and SMTP_PASSWORD');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url?.hostname || !/^\/?$/.test(url.pathname) || url.search || url.hash)
    throw new ValueError('has to look like smtp://user:password@host:587, smtps://… or file:data/outbox');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = url.protocol === 'smtps:';
  if (secure && tls !== undefined && tls !== 'required')
    throw new ValueError(`is smtps, which contradicts SMTP_TLS=${tls}`);
  const inAddress = parseLogin(url);
  if (inAddress && login) throw new ValueError('holds a user, and so does SMTP_USER: keep one');
  const auth = login ?? inAddress;
  return {
    kind: 'smtp',
    host,
    greeting,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    tls: tls ?? (isLoopback(host) && !secure ? 'off' : 'required'),
    ...(auth && { auth }),
  };
}

/** Signs that an address reads as its own, with their encoded forms. */
const ownSigns: Record<string, string> = { '#': '%23', '/': '%2F', '?': '%3F', '%': '%25' };

/**
 * Refuses a sign in a password that makes the address another or invalid.
 * @param elsewhere names of settings that allow any sign
 * @throws ValueError that names the sign and both solutions
 */
function refuseBareSigns(text: string, elsewhere?: string): void {
  const rest = text.slice(text.indexOf('://') + 3);
  const login = rest.slice(0, Math.max(0, rest.lastIndexOf('@')));
  const [sign] = /[#/?]|%(?![0-9a-f]{2})/i.exec(login) ?? [];
  if (sign === undefined) return;
  const other = elsewhere ? `, or give user and password in ${elsewhere}, as they are` : '';
  throw new ValueError(`has a ${sign} in its user or password: write ${ownSigns[sign]} for it${other}`);
}

function parseLogin(url: URL): Login | undefined {
  if (url.username === '' && url.password === '') return undefined;
  try {
    const user = decodeURIComponent(url.username);
    return { user, ...(url.password !== '' && { pass: decodeURIComponent(url.password) }) };
  } catch {
    throw new ValueError('has a user or password whose special characters are not written as %XX');
  }
}

/** A mailbox that is read. */
export interface ImapConfig {
  host: string;
  port: number;
  /** TLS from the first byte (imaps); otherwise by STARTTLS, but on this machine. */
  secure: boolean;
  doSTARTTLS?: boolean;
  auth: Login;
  folder: string;
}

/** The mailbox that bounces come to, and which of its folders are read. */
export interface BounceMailbox {
  server: ImapConfig;
  folders: readonly string[];
}

/**
 * `imaps://user:pass@host/FOLDER` or `imap://…`; without a folder `INBOX`.
 * @throws ValueError without any part of the value, which holds a password.
 */
export function parseImapUrl(text: string): ImapConfig {
  refuseBareSigns(text);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const auth = url && parseLogin(url);
  if (!url?.hostname || !auth || !/^imaps?:$/.test(url.protocol) || url.search || url.hash)
    throw new ValueError('has to look like imaps://user:password@host or imaps://user:password@host/FOLDER');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = url.protocol === 'imaps:';
  return {
    host,
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    ...(!secure && { doSTARTTLS: !isLoopback(host) }),
    auth,
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  };
}
