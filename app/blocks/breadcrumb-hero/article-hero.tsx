import { Fragment } from 'react';
import type { PageLink as To } from '../../../shared/pages.ts';
import { locale } from '../../../shared/site.ts';
import { PageLink } from '../../ui/link/page-link.tsx';
import { PostCover, type PostCoverProps } from '../../ui/media/post-cover.tsx';
import { BreadcrumbHero, type BreadcrumbHeroProps } from './hero.tsx';
import './style.css';
import '../../ui/blog/post-meta.css';

export interface ArticleHeroProps extends BreadcrumbHeroProps {
  category: string;
  /** Address of the category's list. */
  categoryTo?: To;
  date: string;
  by: string;
  readingTime?: string;
}

/** The writer, and their profile if they have one. */
interface Author {
  name: string;
  role: string;
  to?: To | undefined;
}

const list = new Intl.ListFormat(locale, { type: 'conjunction' });

/** Authors with their roles, in one sentence. */
function Authors({ authors }: { authors: readonly Author[] }) {
  return list.formatToParts(authors.map((_, index) => String(index))).map(({ type, value }) => {
    const author = type === 'element' ? authors[Number(value)] : undefined;
    if (!author) return value;
    const { name, role, to } = author;
    const shown = to ? (
      <PageLink to={to} className="inline-link">
        {name}
      </PageLink>
    ) : (
      name
    );
    return (
      <Fragment key={name}>
        {shown}, {role}
      </Fragment>
    );
  });
}

/** Title, date and authors of the article, beside its cover. */
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
