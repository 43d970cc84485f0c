import type { FastifyRequest } from 'fastify';
import { problems } from './answers/problems.ts';

export interface OriginFacts {
  origin: string | undefined;
  /** The Sec-Fetch-Site header, which pages cannot forge. */
  fetchSite: string | undefined;
  /** The Host header, with its port if there is one. */
  host: string;
  /** Public address of the site. */
  siteUrl: string;
}

const withoutDefaultPort = (host: string) => host.toLowerCase().replace(/:(?:80|443)$/, '');

/**
 * Whether a message may come from here: no page of another site can make a visitor's browser send one. Accepts text
 * browsers and scripts, which send neither header, and "same-origin", even if a proxy hides our own name.
 */
export function isOwnOrigin({ origin, fetchSite, host, siteUrl }: OriginFacts): boolean {
  if (fetchSite === 'same-origin') return true;
  if (origin === undefined) return fetchSite === undefined;
  if (!URL.canParse(origin)) return false;
  const sender = withoutDefaultPort(new URL(origin).host);
  return sender !== '' && [host, new URL(siteUrl).host].some((own) => withoutDefaultPort(own) === sender);
}

/** A header as one text. */
export const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header.join(', ') : header);

/** @returns refuses posts of other sites' pages */
export function refuseForeign(siteUrl: string) {
  return async (request: FastifyRequest): Promise<void> => {
    const { origin } = request.headers;
    const fetchSite = single(request.headers['sec-fetch-site']);
    if (!isOwnOrigin({ origin, fetchSite, host: request.host, siteUrl })) throw problems.foreign();
  };
}
