/** Moves the hero's sun to its place over the office; a separate script calculates it. */
export async function enhanceOfficeSun(note: HTMLElement): Promise<void> {
  try {
    (await import('./move-sun.ts')).moveSun(note);
  } catch {
    // The script is lost: the sun stays as drawn.
  }
}
