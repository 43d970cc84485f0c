import { expect, it } from 'vitest';
import { toNetworks, withoutPort } from './network-address.ts';

it.each([
  ['203.0.113.5', ['203.0.113.5']],
  ['::ffff:203.0.113.5', ['203.0.113.5']],
  ['::ffff:cb00:7105', ['203.0.113.5']],
  ['2002:cb00:7105:1::9', ['203.0.113.5']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:DB8:1:2ff::9', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:db8::9', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['2001:0db8:0001:fffe::', ['2001:db8:1:fffe::/64', '2001:db8:1:ff00::/56', '2001:db8:1::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
  ['unknown', ['unknown']],
])('%s counts as %j', (address, networks) => {
  expect(toNetworks(address).map(({ name }) => name)).toEqual(networks);
});

it('A wider network is allowed more than a narrow one', () => {
  expect(toNetworks('2001:db8::9').map(({ times }) => times)).toEqual([1, 2, 4]);
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
