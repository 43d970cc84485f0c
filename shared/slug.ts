/** The part of an address that is made from a name; letters of every script stay. */
export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Keeps C, C++ and C# apart.
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
