const shownMs = 5000;

/** Shows the button of a block of code, which copies the code and reports the result. */
export function enhanceCopyCode(block: HTMLElement): void {
  const bar = block.querySelector('.code-copy') as HTMLElement;
  const status = bar.querySelector('span') as HTMLElement;
  const say = (words = '') => {
    status.textContent = words;
  };
  bar.hidden = false;
  bar.querySelector('button')?.addEventListener('click', async () => {
    const { done, failed } = status.dataset;
    try {
      await navigator.clipboard.writeText(block.querySelector('pre')?.textContent ?? '');
      say(done);
    } catch {
      // Forbidden, or missing on a page without https.
      say(failed);
    }
    setTimeout(() => say(), shownMs);
  });
}
