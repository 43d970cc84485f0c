import type { PageLink as To } from '../../../shared/pages.ts';
import type { Action } from '../../ui/link/action.ts';
import { PageLink } from '../../ui/link/page-link.tsx';
import type { PhotographWords } from '../../ui/media/photograph.tsx';
import { PostCover } from '../../ui/media/post-cover.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface PostTeaserProps {
  heading: string;
  action: Action;
}

interface Teasers {
  posts: readonly { slug: string; title: string; date: string; photograph?: PhotographWords | undefined; to: To }[];
}

/** The latest articles: cover, date, title. */
export function PostTeaser({ heading, action, posts }: PostTeaserProps & Teasers) {
  return (
    <Section heading={heading} action={action}>
      <div className="columns-3" data-one-row>
        {posts.map(({ slug, title, date, photograph, to }) => (
          <article key={slug} data-reveal data-record>
            <PageLink to={to} className="post">
              <PostCover slug={slug} photograph={photograph && { ...photograph, alt: '' }} />
              <p className="post-date">{date}</p>
              <h3 className="text-card-title" data-record>
                {title}
              </h3>
            </PageLink>
          </article>
        ))}
      </div>
    </Section>
  );
}
