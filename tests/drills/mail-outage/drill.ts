import { createSmtpTransport } from '../../../server/mail/smtp-transport.ts';
import type { Transport } from '../../../server/mail/transport.ts';
import { freePort } from '../../support/free-port.ts';
import { startSmtpSink } from '../../support/server/smtp-sink.ts';
import { createTimedMailer, minute, plainSmtp } from '../../support/server/timed-mailer.ts';
import type { Fault } from './faults.ts';

export interface MailOutageOptions {
  fault: Fault;
  databaseUrl: string;
  /** Spread evenly over the day. */
  messages: number;
  /** Steps of the clock while the fault lasts, in milliseconds. */
  tickMs: number;
}

const day = 24 * 60 * minute;
/** Real time, in milliseconds. */
const impatience = { connectMs: 60, silenceMs: 60, totalMs: 120 };
const patience = { connectMs: 10_000, silenceMs: 10_000, totalMs: 20_000 };

/** Messages arrive for a day while the mail server has one fault; then it works again, and the clock continues. */
export async function runMailOutage({ fault, databaseUrl, messages, tickMs }: MailOutageOptions) {
  const port = await freePort();
  const config = { ...plainSmtp(port), ...fault.config };
  let transport = createSmtpTransport(config, fault.isSilent ? impatience : patience);
  const current: Transport = {
    send: (mail) => transport.send(mail),
    check: () => transport.check(),
    close: () => transport.close(),
  };
  const mailer = await createTimedMailer(databaseUrl, current);
  const { clock } = mailer;

  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= tickMs) {
      clock.advance(Math.min(tickMs, left));
      await mailer.runUntilIdle();
    }
  }

  const faulty = await fault.begin(port);
  for (let index = 0; index < messages; index += 1) {
    await mailer.add(`visitor ${index}`);
    await mailer.runUntilIdle();
    await pass(day / messages);
  }
  transport.close();
  await faulty.close();
  transport = createSmtpTransport(config, patience);
  const sink = await startSmtpSink(fault.healed, port);

  const back = clock.now();
  let caughtUpAt = back;
  let waiting = messages;
  while (waiting > 0 && clock.now() < back + day) {
    const waitMs = await mailer.step();
    const left = (await mailer.leads()).filter(({ state }) => state !== 'sent').length;
    if (left < waiting) caughtUpAt = clock.now();
    waiting = left;
    clock.advance(waitMs);
  }
  await mailer.close();
  await sink.close();
  const mails = [...(faulty.received ?? []), ...sink.received];
  return {
    accepted: messages,
    ...count(
      messages,
      mails.map(({ mail }) => Number(mail.replyTo?.[0]?.name?.split(' ')[1])),
    ),
    /** Time on the mailer's clock. */
    minutesToCatchUp: Math.round((caughtUpAt - back) / 6000) / 10,
  };
}

/** @param delivered numbers of the messages in the order of delivery */
function count(messages: number, delivered: readonly number[]) {
  const different = new Set(delivered).size;
  const isAhead = (number: number, index: number) => delivered.slice(index + 1).some((later) => later < number);
  return {
    missing: messages - different,
    arrivedTwice: delivered.length - different,
    /** Delivered before a message that had arrived earlier. */
    outOfTurn: delivered.filter(isAhead).length,
  };
}
