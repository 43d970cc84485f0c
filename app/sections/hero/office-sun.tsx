import type { ReactNode } from 'react';
import { locale, site } from '../../../shared/site.ts';
import './office-sun.css';

/** {time} and {degrees} are those over the office now. */
export interface OfficeSunWords {
  /** Without script, and until it comes. */
  still: string;
  day: string;
  night: string;
}

/** Says over which place the hero's sun stands; with script it stands there as it does at this moment. */
export function OfficeSun({ still, day, night }: OfficeSunWords): ReactNode {
  return (
    <div
      className="office-sun muted small"
      data-enhance="office-sun"
      data-words={JSON.stringify({ day, night, locale, ...site.office })}
    >
      {still}
    </div>
  );
}
