/**
 * Words in the names of elements and files that lists against advertisements, buttons of networks, newsletters, questions
 * for consent and other annoyances hide. Debian packs only some of these lists, hence the words; one each, since lists hide
 * a word in any company (`.share-bar`, `.post-shares`).
 */
const words = [
  'ad',
  'ads',
  'adv',
  'advert',
  'adverts',
  'advertisement',
  'banner',
  'banners',
  'promo',
  'promos',
  'sponsor',
  'sponsored',
  'sponsors',
  'social',
  'share',
  'shares',
  'sharing',
  'newsletter',
  'newsletters',
  'subscribe',
  'subscription',
  'cookie',
  'cookies',
  'consent',
  'gdpr',
  'popup',
  'popups',
  'paywall',
  'tracking',
  'tracker',
];

/**
 * @param name of a class, an id or a file: `post-shares`, `shareBar`, `share_1`
 * @returns the word in it that lists hide
 */
export function hiddenWordOf(name: string): string | undefined {
  const parts = name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return parts.find((part) => words.includes(part));
}
