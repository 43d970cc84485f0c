import { startSmtpSink } from '../support/server/smtp-sink.ts';
import { SiteServer } from '../support/site-server.ts';
import type { LoadResult } from './wrk.ts';

const restSeconds = 5;
/** A busy day of a large site in a minute. */
const steadyPerSecond = 500;

const perSecond = (mails: number, seconds: number) => Math.round(mails / seconds).toLocaleString('en');

/**
 * Measures the rate of mails to a local mail server that takes each at once: while messages arrive steadily, while as
 * many arrive as are taken, and afterwards. A paragraph of Markdown text.
 */
export async function measureOutbox(
  send: (site: SiteServer, paceMs?: number) => Promise<LoadResult>,
  connections: number,
  sendSeconds: number,
): Promise<string> {
  let taken = 0;
  const mailServer = await startSmtpSink({
    onData(mail, _session, answer) {
      mail.resume().on('end', () => {
        taken += 1;
        answer();
      });
    },
  });
  const site = await SiteServer.start(mailServer.env);
  async function measure(paceMs?: number): Promise<string> {
    const before = taken;
    const { perSecond: acknowledged } = await send(site, paceMs);
    return `${perSecond(taken - before, sendSeconds)} while ${acknowledged.toLocaleString('en')} messages a second were acknowledged`;
  }
  try {
    const steady = await measure((connections / steadyPerSecond) * 1000);
    const most = await measure();
    const before = taken;
    await new Promise((next) => setTimeout(next, restSeconds * 1000));
    const rest = perSecond(taken - before, restSeconds);
    return `Mails a second to a mail server on the same machine: ${steady}, ${most}, ${rest} afterwards, with the rest of them waiting.`;
  } finally {
    await site.dispose();
    await mailServer.close();
  }
}
