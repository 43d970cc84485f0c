import type { ReactNode } from 'react';
import type { PagePath } from '../../../shared/pages.ts';
import type { ParsedMarkdown } from '../../markdown/parse-markdown.ts';
import { PageLink } from '../link/page-link.tsx';
import { Section } from '../section/section.tsx';
import { ArticleText } from './article-text.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import './article.css';
import '../blog/sidebar.css';
import '../blog/with-sidebar.css';
import '../button/chip.css';

export interface ArticleBodyProps {
  /** Heading of a list of headings. */
  contents: string;
  /** Name of tags for assistive technology. */
  tags: string;
}

interface ArticleBody {
  words: ParsedMarkdown;
  topics: readonly { label: string; to: PagePath }[];
  children: ReactNode;
}

/** Number of headings that justifies a list. */
const longText = 3;

/** An article: words with their headings beside them, and topics. */
export function ArticleBody({ contents, tags, words, topics, children }: ArticleBodyProps & ArticleBody) {
  const isLong = words.headings.length >= longText;
  return (
    <Section spacing="tight" className={isLong ? 'blog' : 'article-alone'}>
      {isLong && (
        <div className="blog-side">
          <TableOfContents heading={contents} headings={words.headings} />
        </div>
      )}
      <div className="blog-main">
        <article className="article">
          <ArticleText tree={words.tree} />
          {topics.length > 0 && (
            <ul className="tags small" aria-label={tags}>
              {topics.map(({ label, to }) => (
                <li key={to}>
                  <PageLink to={to} className="chip">
                    {label}
                  </PageLink>
                </li>
              ))}
            </ul>
          )}
        </article>
        {children}
      </div>
    </Section>
  );
}
