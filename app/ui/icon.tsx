import { useEffect, useRef, useState } from 'react';
import type { IconName } from './icon-set.ts';

const prerendering = import.meta.env.SSR;
const known = prerendering ? (await import('./icon-set.ts')).iconSet : undefined;

/**
 * An icon that content chooses by name. Its lines stand in the prerendered page only: React keeps what it finds there. A
 * page that is opened without a document fetches the set once. So no page ships icons as script, and a new record with
 * new icons costs the others nothing.
 */
export function Icon({ name }: { name: IconName }) {
  const [set, setSet] = useState(known);
  const kept = useRef<SVGSVGElement>(null);

  useEffect(() => {
    if (kept.current && kept.current.childElementCount === 0)
      import('./icon-set.ts').then(({ iconSet }) => setSet(iconSet));
  }, []);

  const Lines = set?.[name];
  if (Lines) return <Lines className="icon" aria-hidden />;
  return (
    <svg
      ref={kept}
      className="icon"
      viewBox="0 0 24 24"
      aria-hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
