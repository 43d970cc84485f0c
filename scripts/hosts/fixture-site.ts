import { listRules } from './host-site.ts';

const headers = {
  'content-security-policy': "default-src 'none'; style-src 'self'; img-src 'self'",
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
};

/** A small site for tests of what hosts get. */
export const fixtureSite = {
  client: '',
  siteUrl: 'https://www.company.test',
  apiUrl: 'https://api.company.test',
  headers,
  rules: listRules(
    headers,
    { '/': ['sha256-a+/='], '/about': ['sha256-b='], '/services/*': ['sha256-d='], '/404.html': ['sha256-c='] },
    ['.js', '.png'],
  ),
  redirects: [
    { from: '/about-us.html', to: '/about', status: 301 },
    { from: '/news/*', to: '/blog/*', status: 302 },
    { from: '/old/*', to: '/*', status: 301 },
    { from: '/shop', to: 'https://shop.test/#cups', status: 301 },
  ] as const,
  files: new Map([
    ['/', 'index.html'],
    ['/about', 'about/index.html'],
    ['/services/a', 'services/a/index.html'],
    ['/owner.html', 'owner.html'],
    ['/start.js', 'start.js'],
  ]),
};
