import type { ReactNode } from 'react';
import type { PagePath } from '../../../shared/pages.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import './style.css';
import '../../ui/button/chip.css';
import '../../ui/link/link.css';

export interface PaginationProps {
  /** Name for assistive technology. */
  name: string;
  previous: string;
  next: string;
}

interface Places {
  /** Addresses of all pages of the list. */
  pages: readonly PagePath[];
  /** Index of the current page. */
  current: number;
  /** Set below a list of one page: all entries lead to that page itself. */
  isSample?: boolean;
}

/** First, last and near entries; a gap between them has no address. */
function shownEntries(count: number, current: number): (number | undefined)[] {
  const near = Array.from({ length: count }, (_, index) => index).filter(
    (index) => index === 0 || index === count - 1 || Math.abs(index - current) <= 1 || count <= 7,
  );
  return near.flatMap((index, place) => (index - (near[place - 1] ?? index) > 1 ? [undefined, index] : [index]));
}

/** The pages of a list. */
export function Pagination({ name, previous, next, pages, current, isSample }: PaginationProps & Places) {
  return (
    <nav className="pagination joined" aria-label={name} data-enhance={isSample ? 'pagination' : undefined} data-record>
      <Step to={pages[current - 1]} isSample={isSample}>
        <Icon name="arrow-left" />
        <span className="sr-only">{previous} </span>
      </Step>
      {shownEntries(pages.length, current).map((index, place) => {
        const to = pages[index ?? -1];
        if (index === undefined || !to) return <span key={`gap ${place}`}>…</span>;
        return (
          <PageLink
            key={index}
            to={to}
            className="chip"
            aria-current={index === current ? 'page' : undefined}
            data-replay={isSample ? '' : undefined}
          >
            {index + 1}{' '}
          </PageLink>
        );
      })}
      <Step to={isSample ? pages[0] : pages[current + 1]} isSample={isSample}>
        <Icon name="arrow-right" />
        <span className="sr-only">{next}</span>
      </Step>
    </nav>
  );
}

interface StepProps {
  to: PagePath | undefined;
  isSample: boolean | undefined;
  children: ReactNode;
}

/** A page forward or back; at an end it is a link without an address. */
function Step({ to, isSample, children }: StepProps) {
  if (!to) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: the place of a link, which is switched off and not in the tab order
      <a className="chip" role="link" aria-disabled="true">
        {children}
      </a>
    );
  }
  return (
    <PageLink to={to} className="chip" data-replay={isSample ? '' : undefined}>
      {children}
    </PageLink>
  );
}
