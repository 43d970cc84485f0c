/** Moves the hero's sun to where it stands over the office; the sums come with a script of their own. */
export async function enhanceOfficeSun(note: HTMLElement): Promise<void> {
  try {
    (await import('./move-sun.ts')).moveSun(note);
  } catch {
    // Lost on its way: the sun stays as it was drawn.
  }
}
