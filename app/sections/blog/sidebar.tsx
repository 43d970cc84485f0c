import type { PagePath } from '../../../shared/pages.ts';
import { NewsletterForm, type NewsletterFormProps } from '../../ui/form/newsletter-form.tsx';
import { Island } from '../../ui/island/island.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import { PostCover } from '../../ui/media/post-cover.tsx';
import { SearchForm, type SearchFormProps } from './search-form.tsx';

export interface SidebarProps {
  /** What assistive technology calls it. */
  name: string;
  search: SearchFormProps;
  /** Where every category, post and tag leads. */
  to: PagePath;
  categories: { heading: string; items: { title: string; count: string }[] };
  recent: { heading: string };
  tags: { heading: string; items: string[] };
  newsletter: { heading: string; text: string; form: NewsletterFormProps };
}

export interface RecentPosts {
  posts: readonly { slug: string; title: string; date: string }[];
}

/** Ways to other posts, and the newsletter. The same on both blog pages, hence one record. */
export function Sidebar({ name, search, to, categories, recent, tags, newsletter, posts }: SidebarProps & RecentPosts) {
  return (
    <aside className="sidebar" aria-label={name} data-record>
      <Island name="search-form" of={SearchForm} props={search} />
      <div>
        <h2 className="text-card-title">{categories.heading}</h2>
        <ul className="categories">
          {categories.items.map(({ title, count }) => (
            <li key={title}>
              <PageLink to={to}>
                <span>{title}</span> <b className="figure">{count}</b>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className="text-card-title">{recent.heading}</h2>
        <ul className="recent-posts">
          {posts.map(({ slug, title, date }) => (
            <li key={slug}>
              <PageLink to={to}>
                <PostCover slug={slug} />
                <span>
                  <b>{title}</b> <small>{date}</small>
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className="text-card-title">{tags.heading}</h2>
        <ul className="tags">
          {tags.items.map((tag) => (
            <li key={tag}>
              <PageLink to={to}>{tag}</PageLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="sidebar-newsletter" data-surface="night">
        <h2 className="text-card-title">{newsletter.heading}</h2>
        <p>{newsletter.text}</p>
        <Island name="newsletter-form" of={NewsletterForm} props={newsletter.form} />
      </div>
    </aside>
  );
}
