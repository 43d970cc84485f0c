import { drawn, loaders } from 'virtual:drawings';
import { useEffect, useRef } from 'react';
import index from '../art/index.json';

export type DrawingName = keyof typeof index & string;

/** `<svg …>inner</svg>` -> `inner` */
const inner = (svg = '') => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));

interface DrawingProps {
  name: DrawingName;
  /** What the picture shows; leave it out when it is decoration. */
  alt?: string;
  className?: string;
}

/**
 * A drawing of the project, inline in the document so that its text uses the page's fonts. The markup stands in the
 * prerendered page only: React keeps it while hydrating, and fetches it when a page is opened without a document.
 */
export function Drawing({ name, alt = '', className }: DrawingProps) {
  const svg = useRef<SVGSVGElement>(null);
  const path = `/app/art/${name}.svg`;

  useEffect(() => {
    const element = svg.current;
    if (!element || element.childElementCount > 0) return;
    loaders[path]?.().then((text) => {
      element.innerHTML = inner(text);
    });
  }, [path]);

  const role = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true as const };
  return (
    <svg
      ref={svg}
      key={name}
      className={className}
      {...index[name]}
      {...role}
      focusable="false"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: inner(drawn[path]) }}
    />
  );
}
