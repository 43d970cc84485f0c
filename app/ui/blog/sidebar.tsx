import type { PageLink as To } from '../../../shared/pages.ts';
import { switches } from '../../../shared/site.ts';
import { NewsletterForm, type NewsletterFormProps } from '../form/newsletter-form.tsx';
import { Stack } from '../layout/stack.tsx';
import { PageLink } from '../link/page-link.tsx';
import type { PhotographWords } from '../media/photograph.tsx';
import { PostCover } from '../media/post-cover.tsx';
import { Heading } from '../text/heading.tsx';
import { SearchForm, type SearchFormProps } from './search-form.tsx';
import './sidebar.css';

export interface SidebarProps {
  /** Name for assistive technology. */
  name: string;
  search: SearchFormProps;
  /** Headings. */
  categories: string;
  recent: string;
  tags: string;
  newsletter: { heading: string; text: string; form: NewsletterFormProps };
}

export interface PostNavigation {
  posts: readonly {
    slug: string;
    title: string;
    date: string;
    photograph?: PhotographWords | undefined;
    to: To;
  }[];
  ways: {
    categories: readonly { title: string; count: string; to: To }[];
    tags: readonly { label: string; to: To }[];
  };
}

/** Links to other posts, and the newsletter. The same beside every list and the sample article, so one record. */
export function Sidebar({
  name,
  search,
  categories,
  recent,
  tags,
  newsletter,
  posts,
  ways,
}: SidebarProps & PostNavigation) {
  return (
    <aside className="sidebar" aria-label={name} data-record>
      {switches.search && <SearchForm {...search} />}
      <Stack gap="s">
        <Heading className="text-card-title">{categories}</Heading>
        <ul className="categories small">
          {ways.categories.map(({ title, count, to }) => (
            <li key={title}>
              <PageLink to={to}>
                <span>{title}</span> <b className="figure">{count}</b>
              </PageLink>
            </li>
          ))}
        </ul>
      </Stack>
      <Stack gap="s">
        <Heading className="text-card-title">{recent}</Heading>
        <ul className="recent-posts small">
          {posts.map(({ slug, title, date, photograph, to }) => (
            <li key={slug}>
              <PageLink to={to}>
                <PostCover slug={slug} photograph={photograph && { ...photograph, alt: '' }} />
                <span>
                  <b>{title}</b> <small>{date}</small>
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </Stack>
      <Stack gap="s">
        <Heading className="text-card-title">{tags}</Heading>
        <ul className="tags small">
          {ways.tags.map(({ label, to }) => (
            <li key={label}>
              <PageLink to={to} className="chip">
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </Stack>
      {switches.newsletter && (
        <Stack gap={3} className="sidebar-letter" data-surface="night">
          <Heading className="text-card-title">{newsletter.heading}</Heading>
          <p className="small soft">{newsletter.text}</p>
          <NewsletterForm {...newsletter.form} />
        </Stack>
      )}
    </aside>
  );
}
