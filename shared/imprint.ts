import facts from './facts.json' with { type: 'json' };

/** Facts that some countries require of a website's owner; empty if not filled in. */
export interface Imprint {
  /** Name with legal form, as in the register: `Kestrel Harbour Works GmbH`. */
  company: string;
  /** Legal agents. */
  represented: string;
  /** Companies' register, and the number there. */
  register: string;
  vatId: string;
  /** Authority that has permitted the trade, or watches over it. */
  supervision: string;
  /** Person responsible for the blog. */
  editor: string;
}

/** Shown on /imprint, which exists only if `company` is filled in. */
export const imprint: Imprint = facts.imprint;

export const hasImprint = (): boolean => imprint.company !== '';
