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

/**
 * What some countries want every website to say of its owner. With a company in it there is a page /imprint, with what else is
 * filled in and the address from site.ts.
 */
export const imprint: Imprint = {
  company: '',
  represented: '',
  register: '',
  vatId: '',
  supervision: '',
  editor: '',
};

export const hasImprint = (): boolean => imprint.company !== '';
