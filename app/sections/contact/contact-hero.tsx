import type { ReactNode } from 'react';
import { InlineSvg } from '../../ui/media/inline-svg.tsx';

/** Morning light behind two columns: the direct ways, and the form. */
export function ContactHero({ children }: { children: ReactNode }) {
  return (
    <section className="hero hero-contact" data-surface="sunken">
      <div className="container hero-body">{children}</div>
      {/* Last, since it hangs on the lower edge: while the document still arrives, that edge moves. */}
      <div className="hero-art">
        <InlineSvg name="hero-day" />
      </div>
    </section>
  );
}
