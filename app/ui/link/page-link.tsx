import type { ComponentPropsWithoutRef } from 'react';
import { isLinked, type PageLink as To } from '../../../shared/pages.ts';

type PageLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: To };

/** Whether a link is drawn. Asked where pages are drawn, so that the records of all pages stay out of the browser. */
export const isDrawn = (to: To): boolean => !import.meta.env.SSR || isLinked(to);

/** A link to a page of this site: the type knows every address. Of a page that is switched off only the words are left. */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  if (!isDrawn(to)) return children;
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
