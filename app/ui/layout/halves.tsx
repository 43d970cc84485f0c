import type { ReactNode } from 'react';
import { classes, type Space } from './steps.ts';
import './halves.css';
import './stack.css';

interface HalvesProps {
  /** Width of the first, in twelfths. */
  at?: 4 | 5 | 6 | 7 | 8;
  gap?: Space;
  /** Puts the second first when side by side. */
  turned?: boolean | undefined;
  align?: 'center' | 'start' | 'stretch';
  className?: string | undefined;
  children: ReactNode;
  [data: `data-${string}`]: unknown;
}

/** Two items side by side on wide screens, below each other elsewhere. */
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
