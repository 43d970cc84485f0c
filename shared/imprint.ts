import facts from './facts.json' with { type: 'json' };

/** What some countries want every website to say of its owner; what is not filled in is empty. */
export interface Imprint {
  /** With its legal form, as the register has it: `Kestrel Harbour Works GmbH`. */
  company: string;
  /** Who acts for it. */
  represented: string;
  /** Of companies: which one, and the number there. */
  register: string;
  vatId: string;
  /** Authority that has permitted the trade, or watches over it. */
  supervision: string;
  /** Who answers for what is written in the blog. */
  editor: string;
}

/** With a company in it there is a page /imprint, with what else is filled in and the address of the site. */
export const imprint: Imprint = facts.imprint;

export const hasImprint = (): boolean => imprint.company !== '';
