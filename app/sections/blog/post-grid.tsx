import type { PagePath } from '../../../shared/pages.ts';
import { CardLink } from '../../ui/link/card-link.tsx';
import type { PhotographWords } from '../../ui/media/photograph.tsx';
import { PostCover } from '../../ui/media/post-cover.tsx';

export interface PostGridProps {
  /** What assistive technology calls the list. */
  name: string;
  readMore: string;
}

export interface Posts {
  posts: readonly {
    slug: string;
    title: string;
    date: string;
    by?: string;
    category: string;
    text: string;
    photograph?: PhotographWords | undefined;
    to: PagePath;
  }[];
}

/** The posts, two in a row. The first row stands on the first screen and is not revealed. */
export function PostGrid({ name, readMore, posts }: PostGridProps & Posts) {
  return (
    <ul className="post-grid" aria-label={name}>
      {posts.map(({ slug, title, date, by, category, text, photograph, to }, index) => (
        <li key={slug} data-reveal={index < 2 ? undefined : ''}>
          <article className="post post-card">
            <PostCover slug={slug} photograph={photograph && { ...photograph, alt: '' }} first={index < 2} />
            <p className="post-meta" data-record>
              <b>{category}</b> <span>{date}</span> {by && <span>{by}</span>}
            </p>
            <h2 className="text-card-title" data-record>
              {title}
            </h2>
            <p className="post-text" data-record>
              {text}
            </p>
            <CardLink action={{ label: readMore, to }} about={title} />
          </article>
        </li>
      ))}
    </ul>
  );
}
