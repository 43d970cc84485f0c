/**
 * `OWN_COMPANY=1 npm test`: for a copy of this site that speaks of another company. Leaves out the tests tagged `@sample`,
 * which hold literals that the specification fixes for the sample company, and no others.
 */
export const ownCompany = Boolean(process.env.OWN_COMPANY);
export const sampleTag = '@sample';

/** How a test begins to say why it is left out where shared/site.ts switches its page off. */
export const switchedOff = 'Switched off:';
