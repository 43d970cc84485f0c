import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';

export interface StoryProps {
  heading: string;
  text: string;
  action: Action;
  /** Where the picture stands on wide screens. */
  side: 'start' | 'end';
}

/** One claim and what follows from it, beside a picture on a stage. */
export function Story({ heading, text, action, side, children }: StoryProps & { children: ReactNode }) {
  return (
    <section className="section">
      <div className="container split product-story story" data-picture={side}>
        <div className="product-story-words" data-reveal>
          <h2 className="text-section-title">{heading}</h2>
          <p className="lead">{text}</p>
          <div className="actions">
            <ButtonLink action={action} variant="solid" />
          </div>
        </div>
        <div className="stage" data-reveal>
          {children}
        </div>
      </div>
    </section>
  );
}
