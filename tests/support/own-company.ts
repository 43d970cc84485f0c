import { site } from '../../shared/site.ts';

/** `true` in the site as it comes; a type of its own, because an owner writes `false` there. */
const isSample: boolean = site.sample;

/**
 * Whether this copy of the site speaks of another company: `sample: false` in content/site.yaml says so, or `OWN_COMPANY=1` before
 * that. Leaves out the tests tagged `@sample`, which hold literals that the specification fixes for the sample company, and no others.
 */
export const ownCompany = Boolean(process.env.OWN_COMPANY) || !isSample;
export const sampleTag = '@sample';

/** How a test begins to say why it is left out where content/site.yaml switches its page off. */
export const switchedOff = 'Switched off:';
