import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { PagePath } from '../../../shared/pages.ts';
import { PageLink } from '../../ui/link/page-link.tsx';

export interface PaginationProps {
  /** What assistive technology calls it. */
  name: string;
  previous: string;
  pages: string[];
  next: string;
  /** The one page there is. */
  to: PagePath;
}

/** Entries for pages that do not exist yet. All lead to the first one, which is where the reader already is. */
export function Pagination({ name, previous, pages, next, to }: PaginationProps) {
  const entry = { to, 'data-replay': '' } as const;
  return (
    <nav className="pagination" aria-label={name} data-enhance="pagination">
      <PageLink {...entry} aria-disabled>
        <ArrowLeft className="icon" aria-hidden />
        <span className="sr-only">{previous}</span>
      </PageLink>
      {pages.map((page, index) => (
        <PageLink key={page} {...entry} aria-current={index === 0 ? 'page' : undefined}>
          {page}
        </PageLink>
      ))}
      <PageLink {...entry}>
        <ArrowRight className="icon" aria-hidden />
        <span className="sr-only">{next}</span>
      </PageLink>
    </nav>
  );
}
