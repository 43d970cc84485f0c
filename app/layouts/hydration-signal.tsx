import { useEffect } from 'react';

/** Event that tells the deferred loader that React is in charge, so that held clicks and submits can be handed over. */
const hydratedEvent = 'site:hydrated';

export function HydrationSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}
