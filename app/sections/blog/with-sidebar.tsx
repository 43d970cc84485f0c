import type { ReactNode } from 'react';
import { Sidebar, type SidebarProps } from './sidebar.tsx';

/** The words of a blog page, and beside them what both blog pages have. */
export function WithSidebar({ sidebar, children }: { sidebar: SidebarProps; children: ReactNode }) {
  return (
    <section className="section-tight">
      <div className="container blog">
        <div className="blog-main">{children}</div>
        <Sidebar {...sidebar} />
      </div>
    </section>
  );
}
