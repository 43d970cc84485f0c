/**
 * Makes browsers fetch the page of a link while the pointer rests on it: public/prefetch.speculationrules.
 * @param basePath of the site
 */
export const prefetchHeader = (basePath: string) => ({
  'speculation-rules': `"${basePath}/prefetch.speculationrules"`,
});
