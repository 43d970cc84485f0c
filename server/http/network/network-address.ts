import ipaddr, { type IPv6 } from 'ipaddr.js';

/** Some proxies name the port as well: `192.0.2.1:5678` -> `192.0.2.1`, `[2001:db8::1]:5678` -> `2001:db8::1` */
export const withoutPort = (address: string): string =>
  address.trim().replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');

/**
 * What counts as one sender: an IPv4 address, or an IPv6 network of /64, since that is what one customer gets.
 * `2001:db8:1:2::5` -> `2001:db8:1:2::/64`; `::ffff:192.0.2.1` -> `192.0.2.1`
 */
export function toNetworkAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const network = (address as IPv6).parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
