/** Used part of the WHATWG classes: this folder is compiled without the types of browsers and of Node. */
interface Query {
  get(name: string): string | null;
}
const { URLSearchParams } = globalThis as unknown as { URLSearchParams: new (text: string) => Query };

/** Letters, digits and few signs: no address of a person, no markup. */
const plainName = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._~+-]{0,59}$/u;
const hostName = /^(?:[a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/;
const longestHost = 100;

/** @returns the name in lower case, undefined if it is not plain */
function readName(text: string | null): string | undefined {
  const name = text?.trim().toLowerCase() ?? '';
  return plainName.test(name) ? name : undefined;
}

/**
 * Reads the names that an owner put into a link to the site.
 * @param query with or without its question mark
 */
export function readCampaign(query: string): { source?: string; campaign?: string } {
  if (!query.includes('utm_')) return {};
  const fields = new URLSearchParams(query);
  const [source, campaign] = [readName(fields.get('utm_source')), readName(fields.get('utm_campaign'))];
  return { ...(source && { source }), ...(campaign && { campaign }) };
}

/**
 * `https://www.example.com/page?x` -> `example.com`
 * @returns undefined for text that is no address, and for hosts without a name
 */
export function readHost(address: string): string | undefined {
  const start = address.indexOf('://') + 3;
  if (start < 3) return undefined;
  const end = address.slice(start, start + longestHost + 1).search(/[/?#:]/);
  const host = (end < 0 ? address.slice(start) : address.slice(start, start + end)).toLowerCase();
  return host.length <= longestHost && hostName.test(host) ? host.replace(/^www\./, '') : undefined;
}

/** How a visitor came to the form: `/pricing`, and `newsletter (spring)` or `example.com`. */
export interface VisitorWay {
  fromPage?: string;
  fromSource?: string;
}

/** @returns the source that an owner put into a link, or the host that led here */
export function describeSource(query: string, referrer: string): string | undefined {
  const { source, campaign } = readCampaign(query);
  if (source !== undefined && campaign !== undefined) return `${source} (${campaign})`;
  return source ?? campaign ?? readHost(referrer);
}

const plainPath = /^\/[\p{L}\p{M}\p{N}/._~%+-]{0,199}$/u;
const plainSource = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._~+()-]{0,129}$/u;

/** Reads a way that a browser has sent; what is not plain is left out, since anything may be in it. */
export function readWay({ fromPage, fromSource }: Readonly<{ [Field in keyof VisitorWay]?: unknown }>): VisitorWay {
  return {
    ...(typeof fromPage === 'string' && plainPath.test(fromPage) && { fromPage }),
    ...(typeof fromSource === 'string' && plainSource.test(fromSource) && { fromSource }),
  };
}
