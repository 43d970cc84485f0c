import type { ReactNode } from 'react';

interface SectionHeadProps {
  heading: string;
  /** A short text, or one arrow link, at the right edge. */
  children?: ReactNode;
}

/** Heading at the left, a few words or a link at the right, both ending on the same line. */
export function SectionHead({ heading, children }: SectionHeadProps) {
  return (
    <div className="section-head" data-reveal>
      <h2 className="text-section-title">{heading}</h2>
      {children}
    </div>
  );
}
