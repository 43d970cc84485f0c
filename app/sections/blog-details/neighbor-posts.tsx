import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { PagePath } from '../../../shared/pages.ts';
import { PageLink } from '../../ui/link/page-link.tsx';

interface Neighbor {
  label: string;
  title: string;
  to: PagePath;
}

export interface NeighborPostsProps {
  /** What assistive technology calls them. */
  name: string;
  previous: Neighbor;
  next: Neighbor;
}

/** The posts before and after this one. */
export function NeighborPosts({ name, previous, next }: NeighborPostsProps) {
  return (
    <nav className="neighbor-posts" aria-label={name} data-reveal data-record>
      <PageLink to={previous.to}>
        <span>
          <ArrowLeft className="icon" aria-hidden />
          {previous.label}
        </span>{' '}
        <b className="text-card-title">{previous.title}</b>
      </PageLink>
      <PageLink to={next.to}>
        <span>
          {next.label}
          <ArrowRight className="icon" aria-hidden />
        </span>{' '}
        <b className="text-card-title">{next.title}</b>
      </PageLink>
    </nav>
  );
}
