import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Log } from '../../log.ts';
import type { Metrics } from '../../ops/metrics.ts';

export interface ProxyWatchOptions {
  log: Log;
  metrics: Pick<Metrics, 'untrustedProxy'>;
  /** Called once for an untrusted proxy in one's own network. */
  onFound: (address: string) => void;
}

/** Whether an address is of this machine or a private network, so no visitor's. */
const isInside = (address: string) => ipaddr.isValid(address) && ipaddr.process(address).range() !== 'unicast';

/**
 * Notices a proxy whose X-Forwarded-For is not trusted: all visitors behind it share one limit and get 429. All clients
 * can send that header, so only a sender in the own network is certainly a proxy; other addresses are not named.
 */
export function watchForProxies({ log, metrics, onFound }: ProxyWatchOptions): (request: FastifyRequest) => void {
  const told = new Set<boolean>();
  return (request) => {
    const { headers, socket, ips = [] } = request;
    const says = headers['x-forwarded-for'] ?? headers.forwarded;
    if (says === undefined || ips.length > 1) return;
    const address = socket.remoteAddress ?? '';
    const inside = isInside(address);
    metrics.untrustedProxy(inside);
    if (told.has(inside)) return;
    told.add(inside);
    const from = inside ? ` from ${ipaddr.process(address)}` : '';
    log.warn(
      { evt: 'untrusted-proxy', inside },
      `Messages come through a proxy${from} that is not trusted, so that all its visitors count as one: set TRUST_PROXY to its address.`,
    );
    if (inside) onFound(ipaddr.process(address).toString());
  };
}
