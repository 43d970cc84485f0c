import { createContext, useContext } from 'react';

/** Counts the ids of one page. */
export const PageIds = createContext({ last: 0 });

/**
 * An id that no other element of the page has: no heading of an article makes such a one. React's own are made of letters by chance, and blockers hide
 * elements whose ids hold words such as "ad".
 */
export function usePageId(): string {
  const ids = useContext(PageIds);
  ids.last += 1;
  return `_${ids.last}`;
}
