import type { ReactNode } from 'react';
import { locale, site } from '../../../shared/site.ts';
import type { Props } from './schema.ts';

/** Says over which place the hero's sun stands; with script it stands there as it does at this moment. */
export function OfficeSun({ still, day, night }: NonNullable<Props['sun']>): ReactNode {
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
