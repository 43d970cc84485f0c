/** How many bytes the body of a post may have: a message, and what comes with the button of a link, which sends nothing. */
export const bodyLimits = { message: 1024 * 1024, act: 1024 };
