import type { ReactNode } from 'react';
import { classes, type Space } from './steps.ts';
import './halves.css';
import './stack.css';

interface HalvesProps {
  /** Columns of twelve that the first takes. */
  at?: 4 | 5 | 6 | 7 | 8;
  gap?: Space;
  /** The second first, where they stand beside each other. */
  turned?: boolean | undefined;
  align?: 'center' | 'start' | 'stretch';
  className?: string | undefined;
  children: ReactNode;
  [data: `data-${string}`]: unknown;
}

/** Two things beside each other on wide screens, below each other elsewhere. */
export function Halves({ at = 6, gap = 'xl', turned, align = 'center', className, children, ...rest }: HalvesProps) {
  return (
    <div
      className={classes('halves', `halves-${at}`, `gap-${gap}`, `align-${align}`, turned && 'turned', className)}
      {...rest}
    >
      {children}
    </div>
  );
}
