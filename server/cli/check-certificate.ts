import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { type Finding, fault, hint, ok } from './finding.ts';

const dayMs = 86_400_000;
/** Proxies renew a month before the end, or when a third of a shorter time is left. */
const renewedMs = 14 * dayMs;
const renewedPart = 1 / 6;
const patienceMs = 5000;

interface Certificate {
  from: number;
  until: number;
  /** Reason of browsers' distrust, in the library's words. */
  distrust?: string;
}

/** Requests the certificate as a visitor's browser does. @throws with a code if there is no answer */
function askCertificate({ hostname, port }: URL): Promise<Certificate> {
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    // Reads expired certificates too.
    const socket = connect({
      host,
      port: Number(port || 443),
      servername: isIP(host) ? '' : host,
      rejectUnauthorized: false,
    });
    socket.setTimeout(patienceMs, () => socket.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const { valid_from, valid_to } = socket.getPeerCertificate();
      const { authorized, authorizationError } = socket;
      const { code = String(authorizationError) } = (authorizationError ?? {}) as { code?: string };
      const [from, until] = [Date.parse(valid_from), Date.parse(valid_to)];
      resolve({ from, until, ...(!authorized && { distrust: code }) });
      socket.destroy();
    });
  });
}

/** Whether the proxy shows a certificate, and has renewed it in time. */
export async function checkCertificate(siteUrl: string, now: number): Promise<Finding[]> {
  const url = new URL(siteUrl);
  if (url.protocol !== 'https:') return [];
  try {
    const { from, until, distrust } = await askCertificate(url);
    const day = new Date(until).toISOString().slice(0, 10);
    if (until < now)
      return [
        fault(
          `The certificate of ${url.hostname} ended on ${day}: browsers show a warning instead of the site. Look at the proxy's log.`,
        ),
      ];
    if (until - now < Math.min(renewedMs, (until - from) * renewedPart))
      return [
        fault(`The certificate of ${url.hostname} ends on ${day}, and the proxy has not renewed it. Look at its log.`),
      ];
    if (distrust !== undefined)
      return [hint(`The certificate of ${url.hostname} is not trusted by every browser: ${distrust}.`)];
    return [ok(`The certificate of ${url.hostname} is valid until ${day}.`)];
  } catch (error) {
    const { code = 'no answer' } = error as { code?: string };
    return [hint(`The certificate of ${url.hostname} could not be checked from here: ${code}.`)];
  }
}
