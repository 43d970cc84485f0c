import { Outlet } from 'react-router';
import { PageChange } from './page-change.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { useReveal } from './use-reveal.ts';

/** The shared layout: everything around the words of a page. */
export default function SiteLayout() {
  useReveal();
  return (
    <>
      <SkipLink />
      <ProgressBar />
      <SiteHeader />
      <main id="content">
        <Outlet />
      </main>
      <SiteFooter />
      <PageChange />
    </>
  );
}
