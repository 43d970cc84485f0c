/**
 * Height of one fin that stands for one thing, of 100: the small unevenness of built things, and no rise, which would tell of a
 * growth that nobody has measured. The same for the same place.
 */
export const finHeight = (index: number): number => 76 + ((index * 14) % 23);
