import { onTestFinished } from 'vitest';
import type { SmtpConfig } from '../../../server/config/mail-url.ts';
import { createSmtpTransport, type SmtpTimeouts } from '../../../server/mail/smtp-transport.ts';
import type { Outbox } from '../../../server/store/outbox.ts';
import { newDatabase } from './databases.ts';
import { drop, type Script, startScriptedSmtp } from './scripted-smtp.ts';
import { startSmtpSink } from './smtp-sink.ts';
import { makeTestFolder } from './temporary-folder.ts';
import { createTimedMailer } from './timed-mailer.ts';

/** For mail servers that say nothing. Any other gets the time that the program gives it, however busy the machine is. */
export const impatient: SmtpTimeouts = { connectMs: 500, silenceMs: 500, totalMs: 2000 };

/** How long to wait for a mail server that answers so. */
export const patienceFor = (script: Script) =>
  Object.values(script).some((answer) => typeof answer !== 'string' && answer !== drop) ? impatient : undefined;

/** A mailer for the length of a test, on the engine this run is about. */
export async function startMailer(config: SmtpConfig, disturb?: (outbox: Outbox) => Outbox, patience?: SmtpTimeouts) {
  const database = await newDatabase(makeTestFolder());
  const mailer = await createTimedMailer(database, createSmtpTransport(config, patience), disturb);
  onTestFinished(mailer.close);
  return mailer;
}

/** A scripted mail server for the length of a test. */
export async function startScripted(script: Script) {
  const server = await startScriptedSmtp(script);
  onTestFinished(server.close);
  return server;
}

/** A mail server that keeps what it takes, for the length of a test. */
export async function openSink(...settings: Parameters<typeof startSmtpSink>) {
  const sink = await startSmtpSink(...settings);
  onTestFinished(sink.close);
  return sink;
}
