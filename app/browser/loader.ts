/**
 * The only script a page loads at first. Loads the rest at the first sign of use, or when the page has been idle, and
 * repeats the visitor's clicks and keys since then. Built by scripts/build/bundle.ts; `data-start` names the rest. A
 * classic script, hence the block around it: nothing leaks into the page. `data-ahead` names the scripts that a form's
 * page will need.
 */
{
  const IDLE_MS = 4000;
  const HOLD_MS = 3000;
  const ANSWER_MS = 15_000;
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;
  const root = document.documentElement;
  const { start = '', ahead = '' } = (document.querySelector('script[data-start]') as HTMLScriptElement).dataset;

  // Chromium draws some pages before the visitor opens them.
  const isDrawnAhead = () => (document as { prerendering?: boolean }).prerendering;
  const whenShown = (act: () => void) =>
    isDrawnAhead() ? document.addEventListener('prerenderingchange', act, { once: true }) : act();

  let started = false;
  let failed = false;

  function begin() {
    if (started) return;
    started = true;
    // A failed download must not leave a held form or a dead button: the page then stays as it works without script.
    import(/* @vite-ignore */ start).catch(() => {
      root.dataset.script = 'failed';
      dispatchEvent(new Event('site:failed'));
    });
  }
  const fetchAhead = (href: string, fetchPriority: 'low' | 'high') =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority, href }));
  /** Fetches at once, but runs after the frame that shows the sign: a script that has arrived already would hold it back. */
  function beginLater() {
    for (const sign of signs) removeEventListener(sign, beginLater, true);
    if (started) return;
    fetchAhead(start, 'high');
    requestAnimationFrame(() => setTimeout(begin));
  }
  addEventListener('site:failed', () => {
    failed = true;
  });

  root.dataset.script = 'waiting';
  for (const sign of signs) addEventListener(sign, beginLater, { capture: true, passive: true });
  // Visitors who pay by the byte get nothing unused.
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  const beginInPause = () => whenShown(() => requestIdleCallback?.(begin, { timeout: 5000 }) ?? begin());
  if (!saveData) addEventListener('load', () => setTimeout(beginInPause, IDLE_MS));

  // Parts that the first frame has left out (app/styles/layout.css), one in each pause. All at once before the browser scrolls
  // to a place in the whole page: in a page that is loaded again, or opened at a place, and by a link to one.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const parts = [
    ...document.querySelectorAll<HTMLElement>(
      'main>*,.prose-below>*,.blog-main~*,.blog-below>*,.sidebar>*,footer,.footer-rest',
    ),
  ];
  const inPause = globalThis.requestIdleCallback ?? setTimeout;
  const layOut = ({ style }: HTMLElement) => {
    style.contentVisibility = 'visible';
    style.animation = 'none';
  };
  function layOutNext() {
    const part = parts.shift();
    if (!part) return;
    layOut(part);
    // At once, since browsers lay out nothing in a page that is drawn ahead.
    part.getBoundingClientRect();
    inPause(layOutNext);
  }
  if (isDrawnAhead()) inPause(layOutNext);
  function layOutAll() {
    parts.splice(0).forEach(layOut);
    root.getBoundingClientRect();
  }
  if (entry?.type === 'reload' || location.hash) layOutAll();
  root.style.overflowAnchor = 'auto';

  // The scripts of a form come after the first paint, since visible parts come first, and run before its first letter.
  new PerformanceObserver((_, painted) => {
    painted.disconnect();
    inPause(layOutNext);
    if (saveData || !ahead) return;
    for (const href of ahead.split(' ')) fetchAhead(href, 'low');
    beginInPause();
  }).observe({ type: 'paint', buffered: true });

  // Controls that only the script can serve: the click is kept and repeated. Links that the script would serve better
  // work natively if the script is lost, and if they open a tab or a window.
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      if (target.closest('[href^="#"]')) layOutAll();
      const control = target.closest<HTMLElement>('[data-replay],[data-about] a');
      // Controls of the browser (a button of a dialog or a popover) do not wait.
      const isNative =
        control &&
        (('commandForElement' in control && control.hasAttribute('commandfor')) ||
          ('popoverTargetElement' in control && control.hasAttribute('popovertarget')));
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

  // The contact form works natively. Its script gets up to three seconds to take over, then the form is sent natively:
  // the one in the document by then, since an extension may have replaced it. A second press sends nothing more.
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
    // The visitor stopped the next page, if this one is still shown then.
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

  // Starts pages of this site at the top, also for screen readers and keyboards; the browser handles a place in the
  // address. Going back does the same.
  function arrive(isBack: boolean, isFromHere: boolean) {
    if (location.hash || !(isBack || isFromHere)) return;
    if (isBack) scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const isBack = entry?.type === 'back_forward';
  if (isBack) history.scrollRestoration = 'manual';
  const isFromHere =
    entry?.type === 'navigate' && document.referrer.startsWith(`${location.origin}${import.meta.env.BASE_PATH}/`);
  whenShown(() => arrive(isBack, isFromHere));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    (document.activeElement as HTMLElement).blur();
    arrive(true, false);
  });
}
