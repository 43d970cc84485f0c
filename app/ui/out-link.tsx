import { type ComponentPropsWithoutRef, useId } from 'react';
import type { OutAddress } from './action.ts';
import { opensInNewTab } from './words.ts';

type OutLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> & { to: OutAddress };

/**
 * A link to another site, in a new tab. Its name stays the visible one, so that it can be called by it; that a tab opens
 * is its description.
 */
export function OutLink({ to, 'aria-describedby': describedBy, ...rest }: OutLinkProps) {
  const id = useId();
  return (
    <>
      <a
        href={to}
        target="_blank"
        rel="noopener"
        data-leaves=""
        aria-describedby={describedBy ? `${describedBy} ${id}` : id}
        {...rest}
      />
      <span id={id} hidden>
        {opensInNewTab}
      </span>
    </>
  );
}
