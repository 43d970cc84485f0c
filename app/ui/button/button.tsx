import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classes } from '../layout/steps.ts';
import type { Action, ExternalAction } from '../link/action.ts';
import { ExternalLink } from '../link/external-link.tsx';
import { isRendered, PageLink } from '../link/page-link.tsx';
import './button.css';

export interface ButtonStyle {
  /** 'primary' at most once per view besides the header. */
  variant?: 'primary' | 'solid' | 'line';
  size?: 'small' | 'medium' | 'large';
  /** 'none': a label alone, without the arrow fin. */
  arrow?: 'inside' | 'leaves' | 'none';
  /** Full box width. */
  block?: boolean;
}

function look({ variant = 'primary', size = 'medium', arrow = 'inside', block }: ButtonStyle, className?: string) {
  return {
    className: classes(
      'button',
      variant !== 'primary' && `button-${variant}`,
      size !== 'medium' && `button-${size}`,
      block && 'button-block',
      className,
    ),
    'data-external': arrow === 'leaves' ? '' : undefined,
  };
}

function Fins({ children, arrow = 'inside' }: { children: ReactNode; arrow?: ButtonStyle['arrow'] }) {
  return (
    <>
      <span>{children}</span>
      {arrow !== 'none' && (
        <i>
          <Icon name={arrow === 'leaves' ? 'arrow-up-right' : 'arrow-right'} />
        </i>
      )}
    </>
  );
}

type LinkProps = ButtonStyle & { action: Action; className?: string };

/** A link, as a button, to a page of this site. */
export function ButtonLink({ action, className, ...style }: LinkProps) {
  if (!isRendered(action.to)) return null;
  return (
    <PageLink to={action.to} {...look(style, className)}>
      <Fins arrow={style.arrow}>{action.label}</Fins>
    </PageLink>
  );
}

type ExternalLinkProps = ButtonStyle & { action: ExternalAction; className?: string };

/** A link, as a button, to another site in a new tab. */
export function ButtonExternalLink({ action, className, ...style }: ExternalLinkProps) {
  return (
    <ExternalLink to={action.to} {...look({ ...style, arrow: 'leaves' }, className)}>
      <Fins arrow="leaves">{action.label}</Fins>
    </ExternalLink>
  );
}

type ButtonProps = ButtonStyle &
  ComponentPropsWithoutRef<'button'> & {
    /** Shown in the label's place, with a spinner, while script sets `aria-busy`; the width stays. */
    busyLabel?: string;
  };

/** A button that acts on this page. */
export function Button({
  variant = 'primary',
  size = 'medium',
  arrow = 'inside',
  block = false,
  busyLabel,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button type={type} {...look({ variant, size, arrow, block }, className)} {...rest}>
      {busyLabel === undefined ? (
        <Fins arrow={arrow}>{children}</Fins>
      ) : (
        <>
          <span className="button-labels">
            <span>{children}</span> <span>{busyLabel}</span>
          </span>
          <i>
            <Icon name="arrow-right" />
            <b className="spinner" />
          </i>
        </>
      )}
    </button>
  );
}
