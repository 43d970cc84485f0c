/**
 * Words in names of elements and files that blockers' lists hide: advertisements, buttons of networks, newsletters,
 * questions for consent and other annoyances. Debian packs only some of these lists; one word each, since lists hide a
 * word in any combination (`.share-bar`, `.post-shares`).
 */
const words = [
  ...['ad', 'ads', 'adv', 'advert', 'adverts', 'advertisement', 'banner', 'banners', 'promo', 'promos', 'sponsor'],
  ...['sponsored', 'sponsors', 'social', 'share', 'shares', 'sharing', 'newsletter', 'newsletters', 'subscribe'],
  ...['subscription', 'cookie', 'cookies', 'consent', 'gdpr', 'popup', 'popups', 'paywall', 'tracking', 'tracker'],
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
