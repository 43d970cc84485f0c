import type { PageLink as To } from '../../../shared/pages.ts';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import { PostCover } from '../../ui/media/post-cover.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';

export interface PostTeaserProps {
  heading: string;
  action: Action;
  posts: readonly { slug: string; title: string; date: string; to: To }[];
}

/** The latest articles: cover, date, title. */
export function PostTeaser({ heading, action, posts }: PostTeaserProps) {
  return (
    <section className="section">
      <div className="container">
        <SectionHead heading={heading}>
          <ArrowLink action={action} />
        </SectionHead>
        <div className="columns-3" data-one-row>
          {posts.map(({ slug, title, date, to }) => (
            <article key={slug} data-reveal data-record>
              <PageLink to={to} className="post">
                <PostCover slug={slug} />
                <p className="post-date">{date}</p>
                <h3 className="text-card-title" data-record>
                  {title}
                </h3>
              </PageLink>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
