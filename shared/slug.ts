/** The part of an address that stands for a name; letters of every script stay. */
export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Languages that differ in nothing else.
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
