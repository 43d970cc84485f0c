/** What all engagement plans have in common, on every page that offers them. */
export const planTerms = ['7-day free trial', 'Monthly billing', 'Usage-based payment plan'] as const;
