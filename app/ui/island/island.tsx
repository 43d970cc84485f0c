import { type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';

/** Components that React takes over in the browser; what brings each one stands in app/browser/islands.ts. */
export type IslandName = 'account-form' | 'comment-form' | 'contact-form' | 'newsletter-form' | 'search-form';

interface IslandProps<Props> {
  name: IslandName;
  of: ComponentType<Props>;
  /** Travels in the document, as JSON. */
  props: Props & object;
  /** What the page is for: its scripts are fetched as soon as the page is seen, and wait for a sign of use. */
  isAhead?: boolean;
}

/**
 * A part of the page that React takes over when it is needed; everything around it stays HTML. It is a React tree of its
 * own, on both sides: so its ids are the same in the document and in the browser.
 */
export function Island<Props>({ name, of: Component, props, isAhead }: IslandProps<Props>) {
  const prefix = useId();
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  return (
    <div
      className="island"
      data-island={name}
      data-ahead={isAhead ? '' : undefined}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
