import { Fragment } from 'react';
import type { PageLink as To } from '../../../shared/pages.ts';
import { locale } from '../../../shared/site.ts';
import { BreadcrumbHero, type BreadcrumbHeroProps } from '../../blocks/breadcrumb-hero/view.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import { PostCover, type PostCoverProps } from '../../ui/media/post-cover.tsx';
import './article.css';
import '../blog/post-grid.css';
import '../hero/hero-plate.css';

export interface ArticleHeroProps extends BreadcrumbHeroProps {
  category: string;
  /** Where the articles of its category are listed. */
  categoryTo?: To;
  date: string;
  by: string;
  /** How long it takes to read. */
  readingTime?: string;
}

/** The writer, and their profile if they have one. */
interface Author {
  label: string;
  role: string;
  to?: To | undefined;
}

const list = new Intl.ListFormat(locale, { type: 'conjunction' });

/** Each with their role, as a sentence names several. */
function Authors({ authors }: { authors: readonly Author[] }) {
  return list.formatToParts(authors.map((_, index) => String(index))).map(({ type, value }) => {
    const author = type === 'element' ? authors[Number(value)] : undefined;
    if (!author) return value;
    const { label, role, to } = author;
    const name = to ? (
      <PageLink to={to} className="inline-link">
        {label}
      </PageLink>
    ) : (
      label
    );
    return (
      <Fragment key={label}>
        {name}, {role}
      </Fragment>
    );
  });
}

/** The title of the article, when it appeared and whose it is, beside its cover. */
export function ArticleHero({
  category,
  categoryTo,
  date,
  by,
  readingTime,
  authors,
  cover,
  ...hero
}: ArticleHeroProps & { authors: readonly Author[]; cover: Omit<PostCoverProps, 'first'> }) {
  return (
    <BreadcrumbHero {...hero} illustration={null} shot="cover">
      <p className="post-meta article-meta small muted" data-record>
        <b>{categoryTo ? <PageLink to={categoryTo}>{category}</PageLink> : category}</b> <span>{date}</span>{' '}
        <span>
          {by} <Authors authors={authors} />
        </span>{' '}
        {readingTime && <span>{readingTime}</span>}
      </p>
      <PostCover {...cover} first />
    </BreadcrumbHero>
  );
}
