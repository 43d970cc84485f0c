import { expect, it } from 'vitest';
import { fixtureSite } from './fixture-site.ts';
import { listLeads } from './leads.ts';

/** Target of an address at a host that matches patterns. */
function lead(address: string, siteUrl = fixtureSite.siteUrl): string | undefined {
  for (const { pattern, to, status } of listLeads({ ...fixtureSite, siteUrl })) {
    const found = new RegExp(pattern).exec(address);
    if (found)
      return to && `${status} ${to.replace('{rest}', () => found[1] ?? '').replace('{query}', () => found[2] ?? '')}`;
  }
  return undefined;
}

it.each([
  ['/index.html', '301 /'],
  ['//', '301 /'],
  ['/about/', '301 /about'],
  ['/about/index.html?a=1', '301 /about?a=1'],
  ['//about', '301 /about'],
  ['///services/a.html', '301 /services/a'],
  ['/about-us.html?from=mail', '301 /about?from=mail'],
  ['/news/%C3%BC%20b', '302 /blog/%C3%BC%20b'],
  ['/old//evil.test', '301 /evil.test'],
  ['/shop/?a', '301 https://shop.test/?a#cups'],
])('leads from %s with %s', (address, to) => expect(lead(address)).toBe(to));

it.each([
  '/',
  '/?a=/',
  '/about',
  '/about?a=b.html',
  '/About',
  '/\\evil.test/',
  '//\\evil.test',
  '/owner.html',
  '/start.js',
])('leads from %s to nothing else', (address) => expect(lead(address) ?? '').toBe(''));

const below = (address: string) => lead(address, 'https://www.company.test/v1.0');

it.each([
  ['/v1.0', '301 /v1.0/'],
  ['/v1.0?a=1', '301 /v1.0/?a=1'],
  ['/v1.0/index.html', '301 /v1.0/'],
  ['/v1.0//about/', '301 /v1.0/about'],
  ['/v1.0/about-us.html', '301 /v1.0/about'],
  ['/v1.0/old//evil.test', '301 /v1.0/evil.test'],
  ['/v1.0/shop', '301 https://shop.test/#cups'],
])('leads on a site below a path from %s with %s', (address, to) => expect(below(address)).toBe(to));

it.each(['/', '/about/', '/shop', '/v1x0/about/', '/v1.0/', '/v1.0/owner.html', '/v1.0s/about/'])(
  'leads on a site below a path from %s to nothing else',
  (address) => expect(below(address) ?? '').toBe(''),
);
