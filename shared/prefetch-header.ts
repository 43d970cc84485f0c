/** Makes browsers fetch the page of a link while the pointer rests on it: public/prefetch.speculationrules. */
export const prefetchHeader = ['speculation-rules', '"/prefetch.speculationrules"'] as const;
