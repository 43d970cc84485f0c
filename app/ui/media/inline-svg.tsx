import { use, useState } from 'react';
import type index from '../../art/index.json';
import { isHydrating } from '../hydration/is-hydrating.ts';

export type IllustrationName = keyof typeof index & string;

/** An illustration with what it shows, for whoever cannot see it. */
export interface Illustration {
  name: IllustrationName;
  alt: string;
}

interface InlineSvgProps {
  name: IllustrationName;
  /** What the picture shows; leave it out when it is decoration. */
  alt?: string;
  className?: string;
}

const drawn = import.meta.env.SSR ? (await import('virtual:drawings')).drawn : {};
const loading = new Map<string, Promise<string>>();

/** The same promise for the same drawing, as React asks again on each attempt. A lost picture must not take the page along. */
function load(name: string): Promise<string> {
  const promise =
    loading.get(name) ??
    import('virtual:drawings').then(({ loaders }) => loaders[pathOf(name)]?.() ?? '').catch(() => '');
  loading.set(name, promise);
  return promise;
}

const pathOf = (name: string) => `/app/art/${name}.svg`;

/**
 * A drawing of the project, inline in the document so that its text uses the page's fonts. The markup stands in the
 * prerendered page only: React keeps it while hydrating. A page that is opened without a document waits for its drawings,
 * as it does for its words, so nothing moves.
 */
export function InlineSvg({ name, ...rest }: InlineSvgProps) {
  const [kept] = useState(isHydrating);
  if (import.meta.env.SSR) return <Svg markup={drawn[pathOf(name)]} {...rest} />;
  return kept ? <Svg {...rest} /> : <LoadedSvg key={name} name={name} {...rest} />;
}

function LoadedSvg({ name, ...rest }: InlineSvgProps) {
  return <Svg markup={use(load(name))} {...rest} />;
}

interface SvgProps extends Omit<InlineSvgProps, 'name'> {
  /** A complete svg element; without it the document's own is kept. */
  markup?: string | undefined;
}

function Svg({ markup = '', alt, className }: SvgProps) {
  const [, attributes = '', inner = ''] = /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(markup) ?? [];
  const frame = (attribute: string) => new RegExp(`${attribute}="([^"]*)"`).exec(attributes)?.[1];
  const role = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true as const };
  return (
    <svg
      className={className}
      viewBox={frame('viewBox')}
      preserveAspectRatio={frame('preserveAspectRatio')}
      focusable="false"
      {...role}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  );
}
