import type { LiveKind } from './live-frame.tsx';

interface LiveScript {
  /** Takes the object over. `words` are those of its markup's `data-words`. */
  start(object: HTMLElement, words: unknown): void;
}

const scripts: Record<LiveKind, () => Promise<LiveScript>> = {
  bill: () => import('./run-bill.ts'),
  fingerprint: () => import('./run-fingerprint.ts'),
  'page-weight': () => import('./run-page-weight.ts'),
  queue: () => import('./run-queue.ts'),
};
const signs = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

/** Brings the object's script at its first sign of use, and makes a click again that came before it. */
export function enhanceLive(object: HTMLElement): void {
  let pressed: HTMLButtonElement | null = null;
  let isAsked = false;

  async function begin({ type, target }: Event): Promise<void> {
    if (type === 'click') pressed = (target as Element).closest('button');
    if (isAsked) return;
    isAsked = true;
    // What is typed before the script is there counts when it comes.
    for (const text of object.querySelectorAll('textarea')) text.readOnly = false;
    try {
      const { start } = await scripts[object.dataset.live as LiveKind]();
      for (const sign of signs) object.removeEventListener(sign, begin);
      start(object, JSON.parse(object.dataset.words as string));
      object.dataset.started = '';
      pressed?.click();
    } catch {
      // Lost on its way: the next sign of use asks again.
      isAsked = false;
    }
  }
  for (const sign of signs) object.addEventListener(sign, begin, { passive: true });
}
