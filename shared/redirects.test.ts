import { expect, it } from 'vitest';
import { findRedirect, type Redirect } from './redirects.ts';

const redirects: Redirect[] = [
  { from: '/about-us.html', to: '/about', status: 301 },
  { from: '/news/2019/*', to: '/blog', status: 302 },
  { from: '/news/*', to: '/blog/*', status: 301 },
  { from: '/old/*', to: '/*', status: 301 },
  { from: '/shop/*', to: 'https://shop.example/*', status: 301 },
];
const leads = (path: string) => {
  const found = findRedirect(redirects, path);
  return found && `${found.status} ${found.to}`;
};

it('an old address leads to its page, a group of addresses with the rest of the path', () => {
  expect(leads('/about-us.html')).toBe('301 /about');
  expect(leads('/about-us.html/more')).toBeUndefined();
  expect(leads('/news/first-release')).toBe('301 /blog/first-release');
  expect(leads('/news/2019/january/first')).toBe('302 /blog');
  expect(leads('/shop/cups?$&')).toBe('301 https://shop.example/cups?$&');
  expect(leads('/newspaper')).toBeUndefined();
});

it.each(['/old//evil.example', '/old/\\evil.example', '/old///evil.example/x', '/old/\\/evil.example'])(
  'the rest of a path leads to no other host: %s',
  (path) => expect(leads(path)).toMatch(/^301 \/evil\.example/),
);
