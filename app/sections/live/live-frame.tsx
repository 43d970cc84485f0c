import type { ReactNode } from 'react';
import { Section } from '../../ui/section/section.tsx';
import './live.css';

/** Which of the objects it is: enhance-live.ts knows their scripts. */
export type LiveKind = 'bill' | 'fingerprint' | 'page-weight' | 'queue';

interface LiveFrameProps {
  kind: LiveKind;
  heading: string;
  lead: string;
  /** What it says while it is used, for its script. */
  words: object;
  surface?: 'sunken' | 'night' | undefined;
  children: ReactNode;
}

/**
 * An object to try out, in its first state: complete and readable without script. Its own script comes at the first sign of
 * use of the object; see docs/decisions/0039-live-objects-come-on-use.md.
 */
export function LiveFrame({ kind, heading, lead, words, surface, children }: LiveFrameProps) {
  return (
    <Section heading={heading} lead={lead} surface={surface}>
      <div className={`live live-${kind}`} data-enhance="live" data-live={kind} data-words={JSON.stringify(words)}>
        {children}
      </div>
    </Section>
  );
}
