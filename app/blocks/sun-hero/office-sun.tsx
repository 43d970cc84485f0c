import type { ReactNode } from 'react';
import { locale, site } from '../../../shared/site.ts';
import type { Props } from './schema.ts';

/** Note on the place of the hero's sun; script moves the sun to its present height there. */
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
