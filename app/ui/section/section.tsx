import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classes } from '../layout/steps.ts';
import { SectionHead, type SectionHeadProps } from './section-head.tsx';

interface SectionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'className'>, Partial<SectionHeadProps> {
  /** Background of the section; by default the page's own. */
  surface?: 'sunken' | 'night' | 'sol' | undefined;
  /** A tint in place of a surface: its words keep the colors of the page. */
  ground?: 'dawn' | 'shade' | undefined;
  /** Keeps the whole distance to a neighbor on the same background. */
  apart?: boolean;
  /** 'tight' continues the section before, 'chapter' begins something else. */
  spacing?: 'tight' | 'normal' | 'chapter' | undefined;
  /** A section has its own heading; a 'div' has none, such as cards right below a page's name. */
  as?: 'section' | 'div';
  /** Class of the container, which holds the head and the children. */
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of a section: its background, its vertical rhythm, the page's width, and its head if it has one. */
export function Section({
  surface,
  ground,
  apart,
  spacing = 'normal',
  as: Frame = 'section',
  className = '',
  heading,
  lead,
  action,
  children,
  ...rest
}: SectionProps) {
  return (
    <Frame
      className={classes(
        'section',
        spacing !== 'normal' && `spacing-${spacing}`,
        ground && `ground-${ground}`,
        apart && 'apart',
      )}
      data-surface={surface}
      {...rest}
    >
      <div className={`container ${className}`.trim()}>
        {heading && <SectionHead heading={heading} lead={lead} action={action} />}
        {children}
      </div>
    </Frame>
  );
}
