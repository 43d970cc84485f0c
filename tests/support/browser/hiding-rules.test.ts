import { expect, it } from 'vitest';
import { hiddenWordOf } from './hidden-words.ts';
import { readHidingRules } from './hiding-rules.ts';

it('rules for every site are read from a list, and none for one site, for exceptions or for scripts', () => {
  const { selectors } = readHidingRules(
    ['! ##.comment', '##.social', '##.a.b', '###share', '##[class^="social-"]', '##div[id="x"] > a'].join('\n') +
      '\nexample.com##.one\nexample.com#@#.two\n##+js(nowebrtc)\n##^script:has-text(x)\n#@#.three\n@@||example.com^',
  );
  expect(selectors).toEqual(['.social', '.a.b', '#share', '[class^="social-"]', 'div[id="x"] > a']);
});

it.each([
  ['/banner-ads-', '/assets/banner-ads-1.svg', true],
  ['/banner-ads-$image', '/assets/banner-ads-1.svg', true],
  ['/banner-ads-$image,domain=example.com', '/assets/banner-ads-1.svg', false],
  ['-ad-*.js|', '/x-ad-1.js', true],
  ['-ad-*.js|', '/x-ad-1.json', false],
  ['/adv^', '/adv/1.js', true],
  ['/adv^', '/advance/1.js', false],
  ['/addyn|*|adtech;', '/assets/a.js', false],
  ['/^https:\\/\\/[a-z]{3,30}\\.[a-z]+\\/assets\\//$script,1p', '/assets/a.js', false],
  ['||example.com^', '/a.js', false],
  ['.js?ad=', '/xjs?ad=1', false],
])('the rule %s of a list on %s is understood', (rule, path, isBlocked) => {
  const { addresses } = readHidingRules(rule);
  expect(addresses.some((each) => each.test(`https://www.example.org${path}`))).toBe(isBlocked);
});

it.each([
  ['shares', 'shares'],
  ['post-share_1', 'share'],
  ['socialLinks', 'social'],
  ['sidebar-newsletter', 'newsletter'],
  ['reads', undefined],
  ['shareholder', undefined],
  ['adapt', undefined],
])('the word that lists hide in the name %s is %s', (name, word) => {
  expect(hiddenWordOf(name)).toBe(word);
});
