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
 * A demo in its first state: complete and readable without script. Its script is loaded when a visitor first uses the
 * demo; see docs/decisions/0039-live-objects-come-on-use.md.
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
