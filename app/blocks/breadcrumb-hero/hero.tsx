import type { ReactNode } from 'react';
import type { PageLink as To } from '../../../shared/pages.ts';
import { Breadcrumb } from '../../ui/link/breadcrumb.tsx';
import type { InlineName } from '../../ui/media/inline-svg.tsx';
import { HeroFrame } from '../../ui/section/hero-frame.tsx';
import { Heading, useOpening } from '../../ui/text/heading.tsx';
import './style.css';

export interface BreadcrumbHeroProps {
  above: readonly { label: string; to: To }[];
  here: string;
  heading: string;
  lead?: string | undefined;
  /** Kind of the page, in small print. */
  note?: string | undefined;
  /** The morning by default; none with null. */
  illustration?: InlineName | null;
}

interface LayoutProps extends BreadcrumbHeroProps {
  id?: string | undefined;
  /** Part in front of the morning, for its style sheet. */
  shot?: string | undefined;
  children?: ReactNode;
}

/** The quiet opening of a page: its place, its name, and the morning at the right. */
export function BreadcrumbHero({
  above,
  here,
  heading,
  lead,
  note,
  illustration = 'breadcrumb-day',
  shot,
  children,
  id,
}: LayoutProps) {
  const isOpening = useOpening() ?? true;
  return (
    <HeroFrame id={id} variant="breadcrumb" surface="sunken" illustration={illustration ?? undefined} shot={shot}>
      {isOpening && <Breadcrumb above={above} here={here} />}
      <Heading usual={1} className="text-page-title">
        {heading}
      </Heading>
      {lead && <p className="lead">{lead}</p>}
      {children}
      {note && <p className="hero-note muted small">{note}</p>}
    </HeroFrame>
  );
}
