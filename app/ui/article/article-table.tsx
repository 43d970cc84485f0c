import type { ComponentPropsWithoutRef } from 'react';
import { tableWithoutCaption } from '../text/ui-texts.ts';
import './article-table.css';

/**
 * A table of an article. On a phone a row of three columns or more is a block, whose cells name their columns:
 * markdown/name-cells.ts. Elsewhere a table that is too wide scrolls sideways, by keyboard too.
 */
export function ArticleTable({ caption, children, ...rest }: ComponentPropsWithoutRef<'table'> & { caption?: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="article-table-frame bleed-phones" aria-label={caption ?? tableWithoutCaption} tabIndex={0}>
      <table className="article-table" {...rest}>
        {caption && <caption className="article-caption text-card-title">{caption}</caption>}
        {children}
      </table>
    </section>
  );
}

type Cell<Name extends 'td' | 'th'> = ComponentPropsWithoutRef<Name> & { align?: string };

export function TableHeader({ align, ...rest }: Cell<'th'>) {
  return <th scope="col" data-align={align} {...rest} />;
}

export function TableCell({ align, ...rest }: Cell<'td'>) {
  return <td data-align={align} {...rest} />;
}
