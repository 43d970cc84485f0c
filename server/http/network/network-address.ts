import ipaddr, { type IPv6 } from 'ipaddr.js';
import type { Network } from '../../config/values.ts';

/** Some proxies name the port as well: `192.0.2.1:5678` -> `192.0.2.1`, `[2001:db8::1]:5678` -> `2001:db8::1` */
export const withoutPort = (address: string): string =>
  address.trim().replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');

/**
 * A customer gets a /64, and some get a /56 or a /48. Narrowest first; in the wider ones there may be several customers.
 */
const widths = [
  { width: 64, times: 1 },
  { width: 56, times: 2 },
  { width: 48, times: 4 },
];

/** `2001:db8:1:2ff::5`, 56 -> `2001:db8:1:200::/56` */
function toNetwork(address: IPv6, width: number): string {
  const parts = address.parts.slice(0, Math.ceil(width / 16));
  if (width % 16 !== 0) parts.push((parts.pop() as number) & (0xffff << (16 - (width % 16))));
  return `${parts.map((group) => group.toString(16)).join(':')}::/${width}`;
}

/** `2002:c633:6401::1` -> `198.51.100.1`: the owner of an IPv4 address has all 6to4 addresses that begin with it. */
function toIPv4(address: IPv6): string {
  const [, high = 0, low = 0] = address.parts;
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}

/**
 * An IPv4 address as it is, or the IPv6 networks around an address, narrowest first.
 * `2001:db8:1:2::5` -> `2001:db8:1:2::/64`, `2001:db8:1:0::/56`, `2001:db8:1::/48`; `::ffff:192.0.2.1` -> `192.0.2.1`
 */
export function toNetworks(ip: string): Network[] {
  const single = (name: string) => [{ name, times: 1 }];
  if (!ipaddr.isValid(ip)) return single(ip);
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return single(address.toString());
  const long = address as IPv6;
  if (long.range() === '6to4') return single(toIPv4(long));
  return widths.map(({ width, times }) => ({ name: toNetwork(long, width), times }));
}
