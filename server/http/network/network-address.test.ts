import { expect, it } from 'vitest';
import { toNetworkAddress, withoutPort } from './network-address.ts';

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(toNetworkAddress(address)).toBe(network);
});

it.each([
  ['203.0.113.5:4711', '203.0.113.5'],
  [' 203.0.113.5', '203.0.113.5'],
  ['[2001:db8::9]:4711', '2001:db8::9'],
  ['[2001:db8::9]', '2001:db8::9'],
  ['2001:db8::9', '2001:db8::9'],
  ['unknown', 'unknown'],
])('Of %s, as proxies write it, %s is the address', (written, address) => {
  expect(withoutPort(written)).toBe(address);
});
