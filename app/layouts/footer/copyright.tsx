import { useEffect, useRef } from 'react';
import { site } from '../../../shared/site.ts';

/**
 * The year is the visitor's, not the build's. Without script the year of the build stands; it is corrected in the document
 * afterwards, because a text that differs while hydrating would make React throw the whole page away.
 */
export function Copyright({ rights }: { rights: string }) {
  const year = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (year.current) year.current.textContent = String(new Date().getFullYear());
  }, []);

  return (
    <p>
      ©{' '}
      <span ref={year} suppressHydrationWarning>
        {new Date().getFullYear()}
      </span>{' '}
      {site.name}. {rights}
    </p>
  );
}
