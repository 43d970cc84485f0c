import { shareAddress } from './share-address.ts';

const shownMs = 5000;

export function enhanceReactions(reactions: HTMLElement): void {
  const toast = reactions.querySelector('.toast') as HTMLElement;
  let leaving: ReturnType<typeof setTimeout>;

  function showMessage(text: string | undefined, kind: 'done' | 'failed' = 'done'): void {
    clearTimeout(leaving);
    toast.hidden = !text;
    toast.dataset.kind = kind;
    (toast.lastElementChild as HTMLElement).textContent = text ?? '';
    if (text) leaving = setTimeout(() => showMessage(undefined), shownMs);
  }

  function turn(button: HTMLElement): boolean {
    const pressed = button.ariaPressed !== 'true';
    button.ariaPressed = String(pressed);
    return pressed;
  }

  const acts: Record<string, (button: HTMLElement) => void> = {
    like(button) {
      const count = button.querySelector('b') as HTMLElement;
      count.textContent = String(Number(count.textContent) + (turn(button) ? 1 : -1));
    },
    async share({ dataset }) {
      const outcome = await shareAddress();
      if (outcome === 'copied') showMessage(dataset.done);
      if (outcome === 'failed') showMessage(dataset.failed, 'failed');
    },
    save(button) {
      showMessage(turn(button) ? button.dataset.done : undefined);
    },
  };
  for (const button of reactions.querySelectorAll<HTMLElement>('[data-act]'))
    button.addEventListener('click', () => acts[button.dataset.act ?? '']?.(button));
}
