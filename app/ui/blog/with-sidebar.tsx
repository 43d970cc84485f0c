import type { ReactNode } from 'react';
import { Columns } from '../layout/columns.tsx';
import { Section } from '../section/section.tsx';
import { type PostNavigation, Sidebar, type SidebarProps } from './sidebar.tsx';
import './with-sidebar.css';

/** The words of a blog page, and the common sidebar beside them. */
export function WithSidebar({
  of,
  id,
  words,
  posts,
  ways,
  below,
  children,
}: PostNavigation & {
  /** An article continues over the whole width below the sidebar. */
  of: 'article' | 'list';
  id?: string | undefined;
  words: SidebarProps;
  /** Content below, over the whole width. */
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Section id={id} as="div" spacing="tight" className={`blog blog-${of}`}>
      <div className="blog-main">{children}</div>
      {below && (
        <Columns count={2} from="lg" gap="2xl" className="blog-below">
          {below}
        </Columns>
      )}
      <div className="blog-side">
        <Sidebar {...words} posts={posts.slice(0, 3)} ways={ways} />
      </div>
    </Section>
  );
}
