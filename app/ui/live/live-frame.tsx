import type { ReactNode } from 'react';
import { Section } from '../section/section.tsx';
import './live.css';

interface LiveFrameProps {
  /** Name of its block, whose `run-` module is its script. */
  kind: string;
  /** Target for links. */
  id?: string | undefined;
  heading: string;
  lead: string;
  /** Words during use, for its script. */
  words: object;
  surface?: 'sunken' | 'night' | undefined;
  children: ReactNode;
}

/**
 * An object to try out, in its first state: complete and readable without script. Its own script comes at the first sign of
 * use of the object; see docs/decisions/0039-live-objects-come-on-use.md.
 */
export function LiveFrame({ kind, id, heading, lead, words, surface, children }: LiveFrameProps) {
  return (
    <Section id={id} heading={heading} lead={lead} surface={surface}>
      <div className={`live live-${kind}`} data-enhance="live" data-live={kind} data-words={JSON.stringify(words)}>
        {children}
      </div>
    </Section>
  );
}
