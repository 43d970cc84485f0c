import { Outlet } from 'react-router';
import { SiteFooter } from './site-footer.tsx';

/** The shared layout: the words of a page and the shared footer. */
export default function SiteLayout() {
  return (
    <>
      <main id="content">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
