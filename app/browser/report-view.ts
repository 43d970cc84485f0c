/**
 * Reports the view of a page to our own server, for sites whose pages another host serves: STATS=beacon. It stores
 * nothing. A classic script like the loader, built by scripts/build/bundle.ts.
 */
{
  function report() {
    const { origin, pathname, search } = location;
    const base = import.meta.env.BASE_PATH;
    const isOwn = document.referrer.startsWith(`${origin}${base}/`);
    const view = new URLSearchParams({
      page: pathname.slice(base.length),
      device: innerWidth < 640 ? 'narrow' : 'wide',
    });
    if (!isOwn) {
      view.set('referrer', document.referrer.split('/', 3).join('/'));
      view.set('query', search);
    }
    navigator.sendBeacon(`${base}/api/view`, view);
  }
  // Chromium draws some pages before the visitor opens them.
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', report, { once: true });
  else report();
}
