import { startSmtpSink } from '../tests/server/support/smtp-sink.ts';
import { SiteServer } from '../tests/support/site-server.ts';
import type { LoadResult } from './wrk.ts';

const restSeconds = 5;

const perSecond = (mails: number, seconds: number) => Math.round(mails / seconds).toLocaleString('en');

/**
 * How fast mails leave to a mail server on this machine that takes each at once: while messages arrive as fast as they are
 * taken, and afterwards. A row of Markdown text.
 */
export async function measureOutbox(
  send: (site: SiteServer) => Promise<LoadResult>,
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
  try {
    const { perSecond: acknowledged } = await send(site);
    const meanwhile = taken;
    await new Promise((next) => setTimeout(next, restSeconds * 1000));
    return (
      `Mails to a mail server on the same machine: ${perSecond(meanwhile, sendSeconds)} a second while ` +
      `${acknowledged.toLocaleString('en')} messages a second were acknowledged, ` +
      `${perSecond(taken - meanwhile, restSeconds)} a second afterwards, with the rest of them waiting.`
    );
  } finally {
    await site.dispose();
    await mailServer.close();
  }
}
