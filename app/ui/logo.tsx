import { Drawing } from './drawing.tsx';
import { PageLink } from './page-link.tsx';

/** The mark and the name, leading to the homepage. */
export function Logo({ label }: { label: string }) {
  return (
    <PageLink to="/" className="logo" aria-label={label}>
      <Drawing name="logo" />
    </PageLink>
  );
}
