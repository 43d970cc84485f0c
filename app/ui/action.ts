import type { PageLink } from '../../shared/pages.ts';

/** What a button or an arrow link does: its words and where it leads. */
export interface Action {
  label: string;
  to: PageLink;
}
