import type { ComponentPropsWithoutRef } from 'react';
import type { PageLink as To } from '../../../shared/pages.ts';

type PageLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: To };

/** A link to a page of this site: the type knows every address. */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
