import type { PageLink as To } from '../../../shared/pages.ts';
import { Icon } from '../icon/icon.tsx';
import { PageLink } from '../link/page-link.tsx';
import './neighbor-posts.css';

export interface NeighborPostsProps {
  /** Name for assistive technology. */
  name: string;
  previous: string;
  next: string;
}

interface Neighbor {
  title: string;
  to: To;
}

export interface Neighbors {
  /** The next older one; the oldest has none. */
  older: Neighbor | undefined;
  newer: Neighbor | undefined;
}

/** The posts before and after this one. */
export function NeighborPosts({ name, previous, next, older, newer }: NeighborPostsProps & Neighbors) {
  return (
    <nav className="neighbor-posts" aria-label={name} data-reveal data-record>
      {older && (
        <PageLink to={older.to} rel="prev">
          <span className="small muted">
            <Icon name="arrow-left" />
            {previous}
          </span>{' '}
          <b className="said text-card-title">{older.title}</b>
        </PageLink>
      )}{' '}
      {newer && (
        <PageLink to={newer.to} rel="next">
          <span className="small muted">
            {next}
            <Icon name="arrow-right" />
          </span>{' '}
          <b className="said text-card-title">{newer.title}</b>
        </PageLink>
      )}
    </nav>
  );
}
