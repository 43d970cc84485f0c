import type { PageLink as To } from '../../shared/pages.ts';
import type { Action } from '../ui/action.ts';
import { ArrowLink } from '../ui/arrow-link.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { SectionHead } from '../ui/section-head.tsx';

export interface PostTeaserProps {
  heading: string;
  action: Action;
  posts: readonly { slug: string; title: string; date: string; to: To }[];
}

/** The latest articles: cover, date, title. */
export function PostTeaser({ heading, action, posts }: PostTeaserProps) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={heading}>
          <ArrowLink action={action} />
        </SectionHead>
        <div className="columns-3">
          {posts.map(({ slug, title, date, to }) => (
            <article key={slug} data-reveal data-record>
              <PageLink to={to} className="post">
                <div className="post-cover">
                  <img
                    src={`/art/covers/${slug}.svg`}
                    alt=""
                    width="720"
                    height="480"
                    loading="lazy"
                    decoding="async"
                  />
                </div>
                <p className="post-date">{date}</p>
                <h3 className="text-card-title">{title}</h3>
              </PageLink>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
