import type { ComponentPropsWithoutRef } from 'react';
import { isLinked, type PageLink as To } from '../../../shared/pages.ts';

type PageLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: To };

/** Tells whether a link is drawn. Only used when drawing pages, so that browsers need no records of all pages. */
export const isRendered = (to: To): boolean => !import.meta.env.SSR || isLinked(to);

/** A link to a page of this site: the type has every address. A link to a switched-off page is plain text. */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  if (!isRendered(to)) return children;
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
