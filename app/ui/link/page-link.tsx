import type { ComponentPropsWithoutRef } from 'react';
import { Link } from 'react-router';
import type { PageLink as To } from '../../../shared/pages.ts';

type PageLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: To };

/** A link to a page of this site. The type knows every address; the next page is fetched on intent. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return <Link to={to} prefetch="intent" viewTransition {...rest} />;
}
