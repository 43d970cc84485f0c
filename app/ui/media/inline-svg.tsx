import type index from '../../art/index.json';

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

const drawings = import.meta.glob<string>('../../art/*.svg', { query: '?raw', import: 'default', eager: true });

/** A drawing of the project, inline in the document so that its text uses the page's fonts. Not for islands. */
export function InlineSvg({ name, alt, className }: InlineSvgProps) {
  const markup = drawings[`../../art/${name}.svg`] ?? '';
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
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  );
}
