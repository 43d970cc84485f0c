import { onTestFinished } from 'vitest';
import type { SmtpConfig } from '../../../server/config/mail-url.ts';
import { createSmtpTransport, type SmtpTimeouts } from '../../../server/mail/smtp-transport.ts';
import type { Outbox } from '../../../server/store/outbox.ts';
import { newDatabase } from './databases.ts';
import { drop, type Script, startScriptedSmtp } from './scripted-smtp.ts';
import { startSmtpSink } from './smtp-sink.ts';
import { makeTestFolder } from './temporary-folder.ts';
import { createTimedMailer } from './timed-mailer.ts';

/** Limits for silent mail servers. Others get the program's own, even on a busy machine. */
export const shortTimeouts: SmtpTimeouts = { connectMs: 500, silenceMs: 500, totalMs: 2000 };

/** Time to wait for a mail server with these answers. */
export const timeoutsFor = (script: Script) =>
  Object.values(script).some((answer) => typeof answer !== 'string' && answer !== drop) ? shortTimeouts : undefined;

/** Starts a mailer for one test, on the tested engine. */
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

/** Starts a mail server that keeps mails, for one test. */
export async function openSink(...settings: Parameters<typeof startSmtpSink>) {
  const sink = await startSmtpSink(...settings);
  onTestFinished(sink.close);
  return sink;
}
