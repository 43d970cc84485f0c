import { isLinked, type PageLink as To } from '../../../shared/pages.ts';
import { Icon } from '../icon/icon.tsx';
import { useOpeningRecorder } from '../page/opening.ts';
import { breadcrumbName } from '../text/ui-texts.ts';
import { PageLink } from './page-link.tsx';
import './breadcrumb.css';

interface BreadcrumbProps {
  /** The pages above this one, from the outside in. */
  above: readonly { label: string; to: To }[];
  here: string;
}

/** Path to the page. */
export function Breadcrumb({ above, here }: BreadcrumbProps) {
  useOpeningRecorder().noteTrail([
    ...above.map(({ label, to }) => ({ name: label, path: isLinked(to) ? to : undefined })),
    { name: here },
  ]);
  return (
    <nav className="breadcrumb" aria-label={breadcrumbName}>
      <ol>
        {above.map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
            <Icon name="chevron-right" />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
