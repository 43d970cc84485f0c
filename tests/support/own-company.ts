import { site } from '../../shared/site.ts';

/** `true` in the sample site; typed as boolean, because an owner writes `false` there. */
const isSample: boolean = site.sample;

/**
 * Tells whether this site is another company's: `sample: false` in content/site.yaml, or `OWN_COMPANY=1` before that.
 * Leaves out the tests tagged `@sample`, which hold literals that the specification fixes for the sample company, and
 * no others.
 */
export const ownCompany = Boolean(process.env.OWN_COMPANY) || !isSample;
export const sampleTag = '@sample';

/** Beginning of a test's reason when content/site.yaml switches its page off. */
export const switchedOff = 'Switched off:';
