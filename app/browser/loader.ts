/**
 * The only script a page loads at first. It brings the rest at the first sign of use, or when the page has been idle, and
 * hands over what the visitor did meanwhile. Built by scripts/build/bundle.ts; `data-start` names the rest. A classic
 * script, hence the block around it: nothing leaks into the page. `data-ahead` names what a page that is there for its form
 * will need.
 */
{
  const IDLE_MS = 4000;
  const HOLD_MS = 3000;
  const ANSWER_MS = 15_000;
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;
  const root = document.documentElement;
  const { start = '', ahead = '' } = (document.querySelector('script[data-start]') as HTMLScriptElement).dataset;

  let started = false;
  let failed = false;

  function begin() {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, begin, true);
    // A failed download must not leave a held form or a dead button: the page then stays as it works without script.
    import(/* @vite-ignore */ start).catch(() => {
      root.dataset.script = 'failed';
      dispatchEvent(new Event('site:failed'));
    });
  }
  addEventListener('site:failed', () => {
    failed = true;
  });

  root.dataset.script = 'waiting';
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  // Who pays for each byte gets nothing that is not used.
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (!saveData)
    addEventListener('load', () =>
      setTimeout(() => requestIdleCallback?.(begin, { timeout: 5000 }) ?? begin(), IDLE_MS),
    );

  // Fetched and not run, once something is painted: what is seen comes first.
  new PerformanceObserver((_, painted) => {
    painted.disconnect();
    for (const href of saveData ? [] : ahead.split(' ').filter(Boolean))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
      );
  }).observe({ type: 'paint', buffered: true });

  // A control that only the script can serve: the click is kept and made again. A link that the script would serve better
  // goes its own way when there is no script to be had, and when it is to open a tab or a window.
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>('[data-replay],[data-about] a');
      // Where the browser serves the control by itself (a dialog's button), it is not kept waiting.
      const isNative = control?.hasAttribute('commandfor') && 'commandForElement' in control;
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if ('enhanced' in root.dataset || failed || !control || isNative || opensElsewhere) return;
      event.preventDefault();
      control.ariaBusy = 'true';
      const end = (act: () => void) => () => {
        control.ariaBusy = null;
        act();
      };
      addEventListener(
        'site:enhanced',
        end(() => control.click()),
        { once: true },
      );
      addEventListener(
        'site:failed',
        end(() => {
          if (control instanceof HTMLAnchorElement) location.assign(control.href);
        }),
        { once: true },
      );
      begin();
    },
    true,
  );

  // The contact form works natively. Its script gets up to three seconds to take it over, then it goes as it is: the form that
  // is in the document by then, since an extension may have put another in its place. A second press sends nothing more.
  let isHeld = false;
  let isGone = false;
  const findHeld = () => document.querySelector<HTMLFormElement>('[data-hold]');
  const setBusy = (busy: string | null) => {
    const button = findHeld()?.querySelector('[type=submit]');
    if (button) button.ariaBusy = busy;
  };
  function leave() {
    isGone = true;
    setBusy('true');
    // A page that is still there by then was stopped on its way.
    setTimeout(() => {
      isGone = false;
      setBusy(null);
    }, ANSWER_MS);
  }
  const release = (act: () => void) => () => {
    if (!isHeld) return;
    isHeld = false;
    act();
  };
  const sendNatively = release(() => {
    leave();
    const form = findHeld();
    if (form) HTMLFormElement.prototype.submit.call(form);
  });
  const handOver = release(() => {
    setBusy(null);
    findHeld()?.requestSubmit();
  });
  addEventListener('site:forms', handOver);
  addEventListener('site:failed', sendNatively);
  addEventListener(
    'submit',
    (event) => {
      if (!(event.target as Element).matches('[data-hold]') || (!isGone && 'forms' in root.dataset)) return;
      if (failed && !isGone) return leave();
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isHeld || isGone) return;
      isHeld = true;
      setBusy('true');
      setTimeout(sendNatively, HOLD_MS);
      begin();
    },
    true,
  );

  // Between pages of this site the words begin at the top, and with them whoever listens or uses the keyboard; a place that
  // the address names is the browser's own affair. Going back does the same.
  function arrive(isBack: boolean, isFromHere: boolean) {
    if (location.hash || !(isBack || isFromHere)) return;
    if (isBack) scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isBack = entry?.type === 'back_forward';
  if (isBack) history.scrollRestoration = 'manual';
  arrive(isBack, entry?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    (document.activeElement as HTMLElement).blur();
    arrive(true, false);
  });
}
