import type { ReactNode } from 'react';
import type { PageLink as To } from '../../shared/pages.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Drawing, type DrawingName } from '../ui/drawing.tsx';

export interface BreadcrumbHeroProps {
  above: readonly { label: string; to: To }[];
  here: string;
  heading: string;
  lede?: string;
  /** The morning of most pages unless a page has its own. */
  image?: DrawingName;
}

/** The quiet opening of a page: where it stands, what it is called, and the morning at the right. */
export function BreadcrumbHero({
  above,
  here,
  heading,
  lede,
  image = 'breadcrumb-day',
  children,
}: BreadcrumbHeroProps & { children?: ReactNode }) {
  return (
    <section className="hero hero-breadcrumb" data-surface="sunken" data-image={image}>
      <div className="wrap hero-body">
        <Breadcrumb above={above} here={here} />
        <h1 className="text-page-title">{heading}</h1>
        {lede && <p className="lede">{lede}</p>}
        {children}
      </div>
      <div className="hero-art">
        <Drawing name={image} />
      </div>
    </section>
  );
}
