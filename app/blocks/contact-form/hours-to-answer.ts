/** The specification's promise. */
export const hoursToAnswer = 24;
