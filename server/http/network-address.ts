import { isIPv6 } from 'node:net';

/** `2001:db8:1:2::5` -> its eight groups as numbers. */
function expand(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const [left, right] = [groups(head), groups(tail ?? '')];
  return tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill(0), ...right];
}

/**
 * What counts as one sender: an IPv4 address, or an IPv6 network of /64, since that is what one customer gets.
 * `2001:db8:1:2::5` -> `2001:db8:1:2::/64`; `::ffff:192.0.2.1` -> `192.0.2.1`
 */
export function toNetworkAddress(ip: string): string {
  const address = ip.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address) || address.includes('.')) return address;
  const network = expand(address)
    .slice(0, 4)
    .map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
