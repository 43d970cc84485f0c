import type { ElementType, ReactNode } from 'react';
import { classes, type Space } from './steps.ts';
import './stack.css';

interface StackProps {
  /** Gap between children; none of them has a margin. */
  gap?: Space;
  as?: ElementType;
  className?: string | undefined;
  children: ReactNode;
  id?: string;
  role?: string;
  [data: `data-${string}`]: unknown;
}

/** Items below each other, each as wide as needed. */
export function Stack({ gap = 'm', as: Box = 'div', className, children, ...rest }: StackProps) {
  return (
    <Box className={classes('stack', `gap-${gap}`, className)} {...rest}>
      {children}
    </Box>
  );
}
