import type { ReactNode } from 'react';
import { classes } from '../layout/steps.ts';
import './stage.css';

export type StageTone = 'dawn' | 'shade' | 'night' | 'sol' | 'sun' | 'bare';

interface StageProps {
  /** Background of the picture; 'bare': none. */
  tone?: StageTone | undefined;
  /** 'large': as wide as the background; 'sheet': also cut off by the lower edge; 'filled': up to all edges. */
  fit?: 'large' | 'sheet' | 'filled' | undefined;
  /** Extends to this edge of the window on wide screens; on phones always to both. */
  bleed?: 'start' | 'end' | undefined;
  className?: string | undefined;
  children: ReactNode;
  [data: `data-${string}`]: unknown;
}

/** The background of a picture. */
export function Stage({ tone, fit, bleed, className, children, ...rest }: StageProps) {
  return (
    <div
      className={classes('stage', tone && `stage-${tone}`, fit && `stage-${fit}`, bleed && `bleed-${bleed}`, className)}
      {...rest}
    >
      {children}
    </div>
  );
}
