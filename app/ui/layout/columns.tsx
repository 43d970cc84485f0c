import type { ElementType, ReactNode } from 'react';
import { classes, type Space } from './steps.ts';
import './columns.css';
import './stack.css';

export interface ColumnsLayout {
  /** Columns on wide screens. Four are two from tablets on, two are two there already; three go from one to three. */
  count: 2 | 3 | 4;
  /** Smallest width with two columns. */
  from?: 'sm' | 'lg' | undefined;
  /** Two on phones, too: for short words. */
  pairs?: boolean | undefined;
  gap?: Space | undefined;
  /** A line above each, in the middle of each gap, or both, without space between rows. */
  rule?: 'top' | 'between' | 'grid' | undefined;
}

/** Chooses the number of columns, at most 3 or 4, that fills the last row best. */
export function fitColumns(things: number, most: 3 | 4): 2 | 3 | 4 {
  if (things < 3 || (most === 3 && things === 4)) return 2;
  return most === 3 || [3, 5, 6, 9].includes(things) ? 3 : 4;
}

interface ColumnsProps extends ColumnsLayout {
  as?: ElementType;
  className?: string | undefined;
  children: ReactNode;
  [attribute: `${'aria' | 'data'}-${string}`]: unknown;
}

/** Items side by side in columns of one width, as many as have room. */
export function Columns({ as: Box = 'div', className, children, ...rest }: ColumnsProps) {
  const { count, from, pairs, gap, rule, ...data } = rest;
  return (
    <Box className={classes(columnClasses({ count, from, pairs, gap, rule }), className)} {...data}>
      {children}
    </Box>
  );
}

type Layout = Omit<ColumnsLayout, 'count'> & { count: number };

/** Classes for components that are columns. */
export function columnClasses({ count, from = 'sm', pairs, gap = 'xl', rule }: Layout) {
  const start = pairs ? 'columns-pairs' : count === 2 && `columns-${from}`;
  return classes('columns', `columns-${count}`, start, `gap-${gap}`, rule && `rule-${rule}`);
}
