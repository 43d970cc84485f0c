export interface LiveScript {
  /** Takes the object over. `words` are those of its markup's `data-words`. */
  start(object: HTMLElement, words: unknown): void;
}

const signs = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

/**
 * Loads the object's script at its first sign of use, and repeats an earlier click.
 * @param load the script
 */
export function enhanceLive(object: HTMLElement, load: () => Promise<LiveScript>): void {
  let pressed: HTMLButtonElement | null = null;
  let isAsked = false;

  async function begin({ type, target }: Event): Promise<void> {
    if (type === 'click') pressed = (target as Element).closest('button');
    if (isAsked) return;
    isAsked = true;
    // Words typed before the script are read when it runs.
    for (const text of object.querySelectorAll('textarea')) text.readOnly = false;
    try {
      const { start } = await load();
      for (const sign of signs) object.removeEventListener(sign, begin);
      start(object, JSON.parse(object.dataset.words as string));
      object.dataset.started = '';
      pressed?.click();
    } catch {
      // Failed: the next sign of use loads again.
      isAsked = false;
    }
  }
  for (const sign of signs) object.addEventListener(sign, begin, { passive: true });
}
