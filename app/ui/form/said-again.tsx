import type { ReactNode } from 'react';

interface SaidAgainProps {
  /** How often it was said so far: each time more reads it out once. */
  times: number;
  children: ReactNode;
}

/** Reads a note aloud that stands on the page already. The live region is there from the start, and empty until then. */
export function SaidAgain({ times, children }: SaidAgainProps) {
  return (
    <p className="sr-only" role="status">
      {times > 0 && <span key={times}>{children}</span>}
    </p>
  );
}
