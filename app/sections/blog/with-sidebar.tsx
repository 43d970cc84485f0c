import type { ReactNode } from 'react';
import { Section } from '../../ui/section/section.tsx';
import { Sidebar, type SidebarProps, type WaysToPosts } from './sidebar.tsx';

/** The words of a blog page, and beside them what both blog pages have. */
export function WithSidebar({
  sidebar,
  posts,
  ways,
  children,
}: WaysToPosts & { sidebar: SidebarProps; children: ReactNode }) {
  return (
    <Section as="div" spacing="tight" className="blog">
      <div className="blog-main">{children}</div>
      <Sidebar {...sidebar} posts={posts} ways={ways} />
    </Section>
  );
}
