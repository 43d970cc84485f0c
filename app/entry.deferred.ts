/**
 * The only script a page loads at first. It brings React at the first sign of use, or when the page has been idle, and
 * hands over what the visitor did meanwhile. Built by scripts/build/defer-hydration.ts; `data-boot` names the page's
 * start-up file. A classic script, hence the block around it: nothing leaks into the page.
 */
{
  const IDLE_MS = 4000;
  const HOLD_MS = 3000;
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;
  const root = document.documentElement;
  const boot = (document.currentScript as HTMLScriptElement).dataset.boot as string;

  let started = false;
  let failed = false;
  const isReady = () => 'hydrated' in root.dataset;
  const whenReady = (act: () => void) => addEventListener('site:hydrated', act, { once: true });

  function start() {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    // A failed download must not leave a held form or a dead button: the page then stays as it works without script.
    import(boot).catch(() => {
      failed = true;
      dispatchEvent(new Event('site:unhydrated'));
    });
  }

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('load', () => setTimeout(() => requestIdleCallback?.(start, { timeout: 5000 }) ?? start(), IDLE_MS));

  // A control that only the script can serve: the click is kept and made again. A link that the script would serve better
  // goes its own way when there is no script to be had, and when it is to open a tab or a window.
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>('[data-replay]');
      // Where the browser serves the control by itself (a dialog's button), it is not kept waiting.
      const isNative = control?.hasAttribute('commandfor') && 'commandForElement' in control;
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (isReady() || failed || !control || isNative || opensElsewhere) return;
      event.preventDefault();
      whenReady(() => control.click());
      if (control instanceof HTMLAnchorElement)
        addEventListener('site:unhydrated', () => location.assign(control.href), { once: true });
      start();
    },
    true,
  );

  // The contact form works natively. React gets up to three seconds to take it over, then it goes as it is.
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (isReady() || !form.matches('[data-hold]')) return;
      event.preventDefault();
      let done = false;
      const once = (act: () => void) => () => {
        if (done) return;
        done = true;
        act();
      };
      const native = once(() => HTMLFormElement.prototype.submit.call(form));
      whenReady(once(() => form.requestSubmit()));
      addEventListener('site:unhydrated', native, { once: true });
      setTimeout(native, HOLD_MS);
      start();
    },
    true,
  );
}
