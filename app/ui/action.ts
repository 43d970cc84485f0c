import type { PageLink } from '../../shared/pages.ts';

/** What a button or an arrow link does: its words and where it leads. */
export interface Action {
  label: string;
  to: PageLink;
}

/** An address on another site. */
export type OutAddress = `https://${string}`;

/** A call to action that leaves this site, in a new tab. */
export interface OutAction {
  label: string;
  to: OutAddress;
}

export function leavesSite(to: PageLink | OutAddress): to is OutAddress {
  return to.startsWith('https://');
}
