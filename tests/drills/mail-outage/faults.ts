import type { Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import type { SmtpConfig } from '../../../server/config/mail-url.ts';
import { hang, type Script, startScriptedSmtp } from '../../support/server/scripted-smtp.ts';
import { type ReceivedMail, startSmtpSink } from '../../support/server/smtp-sink.ts';
import type { Certificate } from './certificate.ts';

/** One fault of a mail server, and its behaviour afterwards. */
export interface Fault {
  /** Name in the report. */
  name: string;
  /** @returns its end, and mails that were still delivered */
  begin(port: number): Promise<{ close: () => Promise<void>; received?: ReceivedMail[] }>;
  /** Our server's settings for the mail server. */
  config?: Partial<SmtpConfig>;
  healed?: SMTPServerOptions;
  /** The mail server never answers, and gets little time so that the drill does not take a day. */
  isSilent?: boolean;
  /** Unknown whether the server took a mail, so none is retried early. */
  isDoubtful?: boolean;
}

const scripted = (script: Script) => (port: number) => startScriptedSmtp(script, port);
const withOptions = (options: SMTPServerOptions) => (port: number) => startSmtpSink(options, port);

const noTls = { disabledCommands: ['STARTTLS'] };

function drip(socket: Socket): void {
  const timer = setInterval(() => socket.writable && socket.write('250-x\r\n'), 10);
  socket.on('close', () => clearInterval(timer));
}

/** Takes one connection and turns the next away. */
function createMoody(): SMTPServerOptions {
  let count = 0;
  return {
    ...noTls,
    onConnect(_session, done) {
      count += 1;
      done(count % 2 === 0 ? null : Object.assign(new Error('too many connections'), { responseCode: 421 }));
    },
  };
}

const login = { authOptional: false, allowInsecureAuth: true, ...noTls };

/** @param certificate that our server trusts from now on */
export const listFaults = (certificate: Certificate): Fault[] => [
  { name: 'down', begin: async () => ({ close: async () => {} }) },
  { name: '421 at the greeting', begin: scripted({ greeting: '421 later' }) },
  { name: 'hangs at the greeting', begin: scripted({ greeting: hang }), isSilent: true },
  { name: 'drips its answers', begin: scripted({ MAIL: drip }), isSilent: true },
  {
    name: 'wrong password',
    begin: withOptions({ ...login, onAuth: (_auth, _session, done) => done(new Error('wrong')) }),
    config: { auth: { user: 'website', pass: 'secret' } },
    healed: { ...login, onAuth: (_auth, _session, done) => done(null, { user: 'website' }) },
  },
  {
    name: 'no STARTTLS, though required',
    begin: withOptions(noTls),
    config: { host: 'localhost', tls: 'required' },
    healed: { disabledCommands: [], ...certificate },
  },
  {
    name: 'a certificate that nobody vouches for',
    begin: withOptions({ disabledCommands: [] }),
    config: { host: 'localhost', tls: 'required' },
    healed: { disabledCommands: [], ...certificate },
  },
  { name: '450 at RCPT (greylisting)', begin: scripted({ RCPT: '450 4.7.1 come back later' }) },
  { name: '451 at MAIL', begin: scripted({ MAIL: '451 later' }) },
  { name: '451 at the end of the content', begin: scripted({ content: '451 scanner down' }) },
  { name: 'hangs at the end of the content', begin: scripted({ content: hang }), isSilent: true, isDoubtful: true },
  { name: '550 at RCPT', begin: scripted({ RCPT: '550 unknown' }) },
  { name: '554 at the end of the content', begin: scripted({ content: '554 refused' }) },
  { name: 'turns away every other connection', begin: withOptions(createMoody()) },
];
