import type { ReactNode } from 'react';
import type { PageLink as To } from '../../../shared/pages.ts';
import { Breadcrumb } from '../../ui/link/breadcrumb.tsx';
import { type IllustrationName, InlineSvg } from '../../ui/media/inline-svg.tsx';

export interface BreadcrumbHeroProps {
  above: readonly { label: string; to: To }[];
  here: string;
  heading: string;
  lead?: string;
  /** The morning of most pages unless a page has its own. */
  image?: IllustrationName;
}

/** The quiet opening of a page: where it stands, what it is called, and the morning at the right. */
export function BreadcrumbHero({
  above,
  here,
  heading,
  lead,
  image = 'breadcrumb-day',
  children,
}: BreadcrumbHeroProps & { children?: ReactNode }) {
  return (
    <section className="hero hero-breadcrumb" data-surface="sunken" data-image={image}>
      <div className="container hero-body">
        <Breadcrumb above={above} here={here} />
        <h1 className="text-page-title">{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
      <div className="hero-art">
        <InlineSvg name={image} />
      </div>
    </section>
  );
}
