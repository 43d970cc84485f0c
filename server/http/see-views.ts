import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { contactPath } from '../../shared/contact-message.ts';
import { readCampaign, readHost } from '../../shared/visit-source.ts';
import type { Clock } from '../clock.ts';
import type { Numbers } from '../ops/numbers.ts';

/** Gets each answer with a page: its address, and the request. */
export type OnView = (address: string, request: IncomingMessage) => void;

type Reader = 'bot' | 'narrow' | 'wide';

/** Most user agents whose reader is remembered, and for how long: to look for bots takes as long as a tenth of an answer. */
const mostRemembered = 100;
const rememberedMs = 60_000;

function createReaderOf(clock: Clock): (agent: string) => Reader {
  const remembered = new Map<string, Reader>();
  let forgetAt = 0;
  return (agent) => {
    const now = clock.elapsed();
    if (now >= forgetAt || remembered.size >= mostRemembered) {
      remembered.clear();
      forgetAt = now + rememberedMs;
    }
    const known = remembered.get(agent);
    if (known !== undefined) return known;
    const reader = agent === '' || isbot(agent) ? 'bot' : /Mobi/.test(agent) ? 'narrow' : 'wide';
    remembered.set(agent, reader);
    return reader;
  };
}

/**
 * Whether a program other than a person's browser asks, or a browser for something else than a page to show. A page that
 * the browser fetches while a link of ours is pressed is shown without another request.
 */
function isOther(headers: IncomingMessage['headersDistinct'], site: string | undefined): boolean {
  const target = headers['sec-fetch-dest']?.[0];
  if (target !== undefined && target !== 'document') return true;
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
  return purpose !== undefined && site !== 'same-origin';
}

/** Whether a referrer is a page of this site. */
function isOwnPage(referrer: string, hosts: readonly (string | undefined)[]): boolean {
  const start = referrer.indexOf('://') + 3;
  return hosts.some(
    (host) => host && referrer.startsWith(host, start) && ['', '/'].includes(referrer.charAt(start + host.length)),
  );
}

/** @returns counts views: what a request says of its sender is read and not kept */
export function createViewCount(numbers: Numbers, siteUrl: string, clock: Clock): OnView {
  const readerOf = createReaderOf(clock);
  const { host: ownHost } = new URL(siteUrl);

  return (address, { method, url = '', headersDistinct: headers }) => {
    const site = headers['sec-fetch-site']?.[0];
    if (method !== 'GET' || isOther(headers, site)) return;
    const reader = readerOf(headers['user-agent']?.[0] ?? '');
    if (reader === 'bot') return;
    const referrer = headers.referer?.[0] ?? '';
    const isFromHere = site === 'same-origin' || isOwnPage(referrer, [headers.host?.[0], ownHost]);
    const mark = url.indexOf('?');
    const hint = headers['sec-ch-ua-mobile']?.[0];
    numbers.count({
      page: address,
      device: hint === undefined ? reader : hint === '?1' ? 'narrow' : 'wide',
      ...(address === contactPath && { form: 'all' }),
      ...(!isFromHere && {
        visit: 'all',
        referrer: readHost(referrer),
        ...(mark >= 0 && readCampaign(url.slice(mark))),
      }),
    });
  };
}
