import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { contactPath } from '../../shared/contact-message.ts';
import { basePathOf } from '../../shared/site-url.ts';
import { noReferrer } from '../../shared/stats.ts';
import { readCampaign, readHost } from '../../shared/visit-source.ts';
import type { Clock } from '../clock.ts';
import type { Numbers } from '../ops/numbers.ts';

/** Gets each answer with a page: its address, and the request. */
export type OnView = (address: string, request: IncomingMessage) => void;

type Reader = 'bot' | 'narrow' | 'wide';

/** Most texts whose meaning is remembered, and for how long: to look for a bot takes as long as a tenth of an answer. */
const mostRemembered = 100;
const rememberedMs = 60_000;
/** Browsers' own are half as long; the search in a made-up one would take its time. */
const longestAgent = 512;

/** @returns reads a text at a time in milliseconds since 1970 */
function remember<Meaning>(read: (text: string) => Meaning): (text: string, now: number) => Meaning {
  const remembered = new Map<string, Meaning>();
  let forgetAt = 0;
  return (text, now) => {
    if (now >= forgetAt || remembered.size >= mostRemembered) {
      remembered.clear();
      forgetAt = now + rememberedMs;
    }
    let meaning = remembered.get(text);
    if (meaning === undefined) {
      meaning = read(text);
      remembered.set(text, meaning);
    }
    return meaning;
  };
}

function readReader(agent: string): Reader {
  if (agent.length > longestAgent || isbot(agent)) return 'bot';
  return agent.includes('Mobi') ? 'narrow' : 'wide';
}

/** Whether a referrer is a page of a host, or below a path there. */
function isPageOf(referrer: string, place: string): boolean {
  const start = referrer.indexOf('://') + 3;
  return referrer.startsWith(place, start) && ['', '/'].includes(referrer.charAt(start + place.length));
}

/** A view that a page has reported. */
export interface ReportedView {
  agent: string | undefined;
  /** Its path, as the browser has it. */
  page: string;
  device: 'narrow' | 'wide';
  /** Absent for a view that comes from a page of the site. */
  referrer: string | null;
  query: string;
}

/** @returns counts views; nothing that a request says of its sender is kept */
export function createViewCount(numbers: Numbers, siteUrl: string, clock: Clock) {
  const [readerOf, hostOf] = [remember(readReader), remember((referrer) => readHost(referrer) ?? noReferrer)];
  const [ownHost, basePath] = [new URL(siteUrl).host, basePathOf(siteUrl)];

  function count(page: string, device: string, now: number): void {
    numbers.count({ page, device }, now);
    if (page === contactPath) numbers.count({ form: 'all' }, now);
  }

  const countVisit = (referrer: string, query: string, now: number) =>
    numbers.count({ referrer: hostOf(referrer, now), ...(query !== '' && readCampaign(query)) }, now);

  const see: OnView = (address, { method, url = '', headersDistinct: headers }) => {
    const [agent, target, referrer = ''] = [headers['user-agent'], headers['sec-fetch-dest'], headers.referer?.[0]];
    if (method !== 'GET' || agent === undefined || (target !== undefined && target[0] !== 'document')) return;
    const fetchSite = headers['sec-fetch-site']?.[0];
    // Beside a site below a path there are other pages of its host.
    const isFromHere =
      fetchSite !== 'cross-site' &&
      ((fetchSite === 'same-origin' && basePath === '') ||
        [headers.host?.[0], ownHost].some((host) => isPageOf(referrer, `${host}${basePath}`)));
    const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
    // A page fetched while a link of ours is pressed is shown without another request.
    if (purpose !== undefined && !isFromHere) return;
    const now = clock.now();
    const reader = readerOf(agent[0] ?? '', now);
    if (reader === 'bot') return;
    const hint = headers['sec-ch-ua-mobile'];
    count(address, hint === undefined ? reader : hint[0] === '?1' ? 'narrow' : 'wide', now);
    const mark = url.indexOf('?');
    if (!isFromHere) countVisit(referrer, mark < 0 ? '' : url.slice(mark), now);
  };

  function take({ agent, page, device, referrer, query }: ReportedView): void {
    const now = clock.now();
    if (agent === undefined || readerOf(agent, now) === 'bot') return;
    count(page, device, now);
    if (referrer !== null) countVisit(referrer, query, now);
  }

  return { see, take };
}
