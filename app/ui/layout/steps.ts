/** Steps of the space scale: 1-7 stay as they are, s-2xl grow with the window (app/styles/tokens.css). */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 's' | 'm' | 'l' | 'xl' | '2xl';

/** One `class` from names and conditions. */
export const classes = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ');
