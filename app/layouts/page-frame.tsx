import { Outlet } from 'react-router';
import { PageChange } from './page-change.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { useReveal } from './use-reveal.ts';

/**
 * What the layouts have in common. It stays while a visitor goes from one layout to another, so that such a change of
 * page scrolls, moves focus and is announced like any other.
 */
export default function PageFrame() {
  useReveal();
  return (
    <>
      <SkipLink />
      <ProgressBar />
      <SiteHeader />
      <Outlet />
      <PageChange />
    </>
  );
}
