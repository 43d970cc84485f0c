import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { PagePath } from '../../../shared/pages.ts';
import { PageLink } from '../../ui/link/page-link.tsx';
import { isPlainClick } from '../../ui/link/plain-click.ts';

export interface PaginationProps {
  /** What assistive technology calls it. */
  name: string;
  previous: string;
  pages: string[];
  next: string;
  /** The one page there is. */
  to: PagePath;
}

/** There is one page: its own link would only throw the reader back to the top. */
function stay(event: MouseEvent) {
  if (isPlainClick(event)) event.preventDefault();
}

/** Entries for pages that do not exist yet. All lead to the first one, which is where the reader already is. */
export function Pagination({ name, previous, pages, next, to }: PaginationProps) {
  const entry = { to, onClick: stay, 'data-replay': '' } as const;
  return (
    <nav className="pagination" aria-label={name}>
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
