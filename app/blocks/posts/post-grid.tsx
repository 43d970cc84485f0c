import type { PageLink } from '../../../shared/pages.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import { classes } from '../../ui/layout/steps.ts';
import { CardLink } from '../../ui/link/card-link.tsx';
import type { PhotographWords } from '../../ui/media/photograph.tsx';
import { PostCover } from '../../ui/media/post-cover.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import './style.css';
import '../../ui/blog/post-meta.css';
import '../../ui/blog/post.css';

export interface PostGridProps {
  /** Name of the list for assistive technology. */
  name: string;
  readMore: string;
}

export interface Posts {
  posts: readonly {
    slug: string;
    title: string;
    date: string;
    by?: string | undefined;
    category: string;
    text: string;
    photograph?: PhotographWords | undefined;
    to: PageLink;
  }[];
}

/** A wide card and a narrow one; the next row has the reverse order. */
const widths = ['post-wide', '', '', 'post-wide'];

/** The posts, two in a row. The first row is on the first screen and is not revealed. */
export function PostGrid({ name, readMore, posts }: PostGridProps & Posts) {
  return (
    <Columns as="ul" count={2} className="post-grid" aria-label={name}>
      {posts.map(({ slug, title, date, by, category, text, photograph, to }, index) => (
        <li
          key={slug}
          className={classes(widths[index % 4], index > 0 && 'post-beside')}
          data-reveal={index < 2 ? undefined : ''}
        >
          <article className="post post-card">
            <PostCover slug={slug} photograph={photograph && { ...photograph, alt: '' }} first={index < 2} />
            <p className="post-meta small muted" data-record>
              <b>{category}</b> <span>{date}</span> {by && <span>{by}</span>}
            </p>
            <Heading className="text-card-title" data-record>
              {title}
            </Heading>
            <p className="post-text small soft" data-record>
              {text}
            </p>
            <CardLink action={{ label: readMore, to }} about={title} />
          </article>
        </li>
      ))}
    </Columns>
  );
}
