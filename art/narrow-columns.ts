import { readFileSync } from 'node:fs';

const breakpoints = readFileSync(new URL('../app/styles/breakpoints.css', import.meta.url), 'utf8');

/** One of the breakpoints of the pages, as a media query. */
function requireBreakpoint(name: string): string {
  const query = new RegExp(`@custom-media ${name} ([^;]+);`).exec(breakpoints)?.[1];
  if (!query) throw new Error(`app/styles/breakpoints.css has no breakpoint ${name}`);
  return query;
}

/** Where pages show a picture's narrow drawing: on phones, and up to 28rem wide in the windows between phone and tablet. */
export const NARROW_COLUMNS = requireBreakpoint('--below-sm');

/** Where they show it instead of a drawing with letters as small as those of a screen, which half a plate would make unreadable. */
export const BELOW_DESKS = requireBreakpoint('--below-xl');
