import { readFileSync } from 'node:fs';

const breakpoints = readFileSync(new URL('../app/styles/breakpoints.css', import.meta.url), 'utf8');

/** One of the breakpoints of the pages, as a media query. */
function requireBreakpoint(name: string): string {
  const query = new RegExp(`@custom-media ${name} ([^;]+);`).exec(breakpoints)?.[1];
  if (!query) throw new Error(`app/styles/breakpoints.css has no breakpoint ${name}`);
  return query;
}

/** Windows with a picture's narrow drawing: phones, and up to 28rem wide between phone and tablet. */
export const NARROW_COLUMNS = requireBreakpoint('--below-sm');

/** Window widths with the narrow drawing of a picture: in half a column its small letters would be unreadable. */
export const BELOW_DESKS = requireBreakpoint('--below-xl');
