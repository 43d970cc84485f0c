import { describe, expect, it } from 'vitest';
import { describeSource, readHost, readWay } from './visit-source.ts';

describe('A source', () => {
  it.each([
    ['?utm_source=Newsletter&utm_campaign=Spring', 'https://search.test/', 'newsletter (spring)'],
    ['?utm_source=newsletter', '', 'newsletter'],
    ['?utm_campaign=spring', 'https://search.test/', 'spring'],
    ['', 'https://www.Search.test/find?q=x', 'search.test'],
    ['', 'android-app://com.example.mail/', 'com.example.mail'],
    ['', '', undefined],
    ['?utm_source=%00', 'about:blank', undefined],
  ])('of %j after %j is %j', (query, referrer, source) => {
    expect(describeSource(query, referrer)).toBe(source);
  });

  it.each(['https://192.168.1.7/', 'https://localhost/', 'https://[::1]/', `https://${'a.'.repeat(60)}test/`])(
    'is no host without a short name: %s',
    (address) => {
      expect(readHost(address)).toBeUndefined();
    },
  );
});

describe('A way that a browser has sent', () => {
  it('is kept with any letters', () => {
    const way = { fromPage: '/services/\u5c71\u7530', fromSource: '\u5c71 (\u7530)' };
    expect(readWay(way)).toEqual(way);
  });

  it.each([
    ['https://other.test/', '<b>'],
    ['/a b', 'anna@home.test'],
    ['/a\nX-Header: 1', 'a\nb'],
    [`/${'x'.repeat(200)}`, 'x'.repeat(131)],
    [['/about'], { source: 'x' }],
    ['/"onclick=', '=cmd()'],
  ])('loses what is not plain: %j, %j', (fromPage, fromSource) => {
    expect(readWay({ fromPage, fromSource })).toEqual({});
  });
});
