import type { PageLink } from '../../../shared/pages.ts';

/** Words and address of a button or an arrow link. */
export interface Action {
  label: string;
  to: PageLink;
}

/** An address on another site. */
export type ExternalAddress = `https://${string}`;

/** A call to action that leaves this site, in a new tab. */
export interface ExternalAction {
  label: string;
  to: ExternalAddress;
}

export function isExternalAction(action: Action | ExternalAction): action is ExternalAction {
  return action.to.startsWith('https://');
}
