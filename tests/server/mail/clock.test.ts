import { describe, expect, it } from 'vitest';
import { openSink, startMailer, startScripted } from '../../support/server/mailer-bench.ts';
import { minute, plainSmtp } from '../../support/server/timed-mailer.ts';

const day = 24 * 60 * minute;

describe('A clock that is set back by a day', () => {
  it('while the mail server is down does not delay the mails after its return', async () => {
    const down = await startScripted({ greeting: '421 closing down' });
    const mailer = await startMailer(plainSmtp(down.port));
    await mailer.add('one');
    await mailer.runUntilIdle();
    mailer.clock.setBack(day);
    await mailer.add('two');
    await down.close();
    const sink = await openSink({}, down.port);
    mailer.clock.advance(minute);
    await mailer.runUntilIdle();
    expect(sink.received).toHaveLength(2);
  });

  it('while the mail server puts everything off is asked after five minutes as ever', async () => {
    const putsOff = await startScripted({ RCPT: '450 later' });
    const mailer = await startMailer(plainSmtp(putsOff.port));
    await mailer.add('one');
    await mailer.runUntilIdle();
    mailer.clock.setBack(day);
    await putsOff.close();
    const sink = await openSink({}, putsOff.port);
    for (let passed = 0; passed < 7; passed += 1) {
      mailer.clock.advance(minute);
      await mailer.runUntilIdle();
    }
    expect(sink.received).toHaveLength(1);
  });

  it('does not make a message that was just taken wait for that day, nor be sent without end', async () => {
    const putsOff = await startScripted({ RCPT: '450 later' });
    const mailer = await startMailer(plainSmtp(putsOff.port));
    await mailer.add('one');
    mailer.clock.setBack(day);
    await mailer.runUntilIdle();
    expect(await mailer.leads()).toMatchObject([{ attempts: 1, deferrals: 1 }]);
  });
});
