import { Outlet } from 'react-router';
import { SiteFooter } from './site-footer.tsx';

/** For the pages outside the shared layout: their footer lists the services, the products and the team as well. */
export default function OutsideLayout() {
  return (
    <>
      <main id="content">
        <Outlet />
      </main>
      <SiteFooter columns="outside" />
    </>
  );
}
