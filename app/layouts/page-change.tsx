import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What a browser does when it loads a new document, done for a client-side page change: scroll to the top (or to the
 * named place), move focus to the new page's heading, and say its title.
 *
 * Focus goes to the h1, not to body or main: VoiceOver reads a focused heading at once and continues from there, while it
 * stays silent on a focused body. The title is announced as well, since a heading alone does not say that the page changed.
 */
export function PageChange() {
  const { pathname, hash, key } = useLocation();
  const [announcement, announce] = useState('');
  const shown = useRef({ pathname, key });

  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (place) {
      place.scrollIntoView();
      return;
    }
    if (before.pathname === pathname && hash) return;
    scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    announce(document.title);
  }, [pathname, hash, key]);

  return (
    <p className="sr-only" role="status">
      {announcement}
    </p>
  );
}
