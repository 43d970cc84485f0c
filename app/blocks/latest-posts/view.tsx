import type { PageLink as To } from '../../../shared/pages.ts';
import type { OnPage } from '../../page/on-page.ts';
import { Columns, fitColumns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { Action } from '../../ui/link/action.ts';
import { PageLink } from '../../ui/link/page-link.tsx';
import type { PhotographWords } from '../../ui/media/photograph.tsx';
import { PostCover } from '../../ui/media/post-cover.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/blog/post.css';

export interface PostTeaserProps {
  heading: string;
  action?: Action | undefined;
}

interface Teasers {
  id?: string | undefined;
  posts: readonly { slug: string; title: string; date: string; photograph?: PhotographWords | undefined; to: To }[];
}

/** Number of posts. */
const shown = 3;

/** The latest articles: cover, date, title. */
export function PostTeaser({ heading, action, posts, id }: PostTeaserProps & Teasers) {
  return (
    <Section id={id} heading={heading} action={action}>
      <Columns count={fitColumns(posts.length, 3)} gap="l" className="post-list">
        {posts.map(({ slug, title, date, photograph, to }) => (
          <article key={slug} data-reveal data-record>
            <PageLink to={to} className="post">
              <PostCover slug={slug} photograph={photograph && { ...photograph, alt: '' }} />
              <Stack gap={2}>
                <p className="small muted">{date}</p>
                <Heading below={1} className="text-card-title" data-record>
                  {title}
                </Heading>
              </Stack>
            </PageLink>
          </article>
        ))}
      </Columns>
    </Section>
  );
}

export default function LatestPosts({ page: _, site, ...words }: Props & OnPage) {
  return <PostTeaser {...words} posts={site.posts.slice(0, shown)} />;
}
