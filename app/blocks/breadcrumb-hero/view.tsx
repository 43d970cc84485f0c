import type { ReactNode } from 'react';
import type { PageLink as To } from '../../../shared/pages.ts';
import type { OnPage } from '../../page/on-page.ts';
import { Breadcrumb } from '../../ui/link/breadcrumb.tsx';
import type { InlineName } from '../../ui/media/inline-svg.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import type { Person } from '../../ui/media/portrait.tsx';
import { HeroFrame } from '../../ui/section/hero-frame.tsx';
import { Heading, useOpening } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';

export interface BreadcrumbHeroProps {
  above: readonly { label: string; to: To }[];
  here: string;
  heading: string;
  lead?: string | undefined;
  /** What the page is, in small print. */
  note?: string | undefined;
  /** The morning of most pages unless a page has its own; none with null. */
  illustration?: InlineName | null;
}

interface LayoutProps extends BreadcrumbHeroProps {
  id?: string | undefined;
  /** What stands in front of the morning, for its style sheet. */
  shot?: string | undefined;
  children?: ReactNode;
}

/** The quiet opening of a page: where it stands, what it is called, and the morning at the right. */
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

/** Photographs cannot be joined, so people with photographs are not shown together. */
const canStandTogether = (people: readonly Person[]) =>
  people.length > 1 && people.every(({ photograph }) => !photograph);

export default function Opening({ page, site, front, ...words }: Props & OnPage) {
  const areTogether = front === 'people' && canStandTogether(Object.values(site.people));
  const shot = front === 'people' && !areTogether ? undefined : front;
  return (
    <BreadcrumbHero above={page.above} here={page.name} {...words} shot={shot}>
      {areTogether && <Picture name="people" className="team-hero" first />}
    </BreadcrumbHero>
  );
}
