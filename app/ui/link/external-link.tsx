import type { ComponentPropsWithoutRef } from 'react';
import { usePageId } from '../id/use-page-id.ts';
import { opensInNewTab } from '../text/ui-texts.ts';
import type { ExternalAddress } from './action.ts';

type ExternalLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> & { to: ExternalAddress };

/**
 * A link to another site, in a new tab. The visible name is its name, for voice control; the new tab is its
 * description.
 */
export function ExternalLink({ to, 'aria-describedby': describedBy, ...rest }: ExternalLinkProps) {
  const id = usePageId();
  return (
    <>
      <a
        href={to}
        target="_blank"
        rel="noopener"
        data-external=""
        aria-describedby={describedBy ? `${describedBy} ${id}` : id}
        {...rest}
      />{' '}
      <span id={id} hidden>
        {opensInNewTab}
      </span>
    </>
  );
}
