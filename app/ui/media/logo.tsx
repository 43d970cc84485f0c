import { PageLink } from '../link/page-link.tsx';
import { InlineSvg } from './inline-svg.tsx';
import './logo.css';

/** The mark and the name, leading to the homepage. */
export function Logo({ label }: { label: string }) {
  return (
    <PageLink to="/" className="logo" aria-label={label}>
      <InlineSvg name="logo" />
    </PageLink>
  );
}
