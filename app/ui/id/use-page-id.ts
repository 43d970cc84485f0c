import { createContext, useContext } from 'react';

/** Counts the ids of one page. */
export const PageIds = createContext({ last: 0 });

/**
 * An id unique on the page: headings of articles never have this form. React's own hold random letters, and blockers
 * hide elements whose ids hold words such as "ad".
 */
export function usePageId(): string {
  const ids = useContext(PageIds);
  ids.last += 1;
  return `_${ids.last}`;
}
