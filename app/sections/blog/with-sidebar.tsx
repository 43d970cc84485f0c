import type { ReactNode } from 'react';
import { Section } from '../../ui/section/section.tsx';
import { Sidebar, type SidebarProps, type WaysToPosts } from './sidebar.tsx';

/** The words of a blog page, and beside them what both blog pages have. */
export function WithSidebar({
  of,
  sidebar,
  posts,
  ways,
  below,
  children,
}: WaysToPosts & {
  /** An article goes on over the whole width where the sidebar ends. */
  of?: 'article';
  sidebar: SidebarProps;
  /** What follows the words over the whole width. */
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Section as="div" spacing="tight" className={of ? `blog blog-${of}` : 'blog'}>
      <div className="blog-main">{children}</div>
      {below && <div className="blog-below">{below}</div>}
      <Sidebar {...sidebar} posts={posts} ways={ways} />
    </Section>
  );
}
