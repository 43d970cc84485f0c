import { createContext, useContext } from 'react';
import type index from '../../art/inline/index.json';

export type InlineName = keyof typeof index & string;

interface InlineSvgProps {
  name: InlineName;
  className?: string;
}

const Copy = createContext(0);

/** Gives drawings their possible number of earlier copies on the page: names inside them are used once each. */
export const DrawingCopy = Copy.Provider;
/** Possible number of earlier copies on the page. */
export const useCopy = (): number => useContext(Copy);

const drawings = import.meta.glob<string>('../../art/inline/*.svg', { query: '?raw', import: 'default', eager: true });

/** A mark, or the row of fins that a page opens with: inside the document, so that it is there with the words. */
export function InlineSvg({ name, className }: InlineSvgProps) {
  const markup = drawings[`../../art/inline/${name}.svg`] ?? '';
  const [, attributes = '', inner = ''] = /^<svg([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(markup) ?? [];
  const copy = useCopy();
  const own = copy === 0 ? inner : inner.replace(/(\bid="|url\(#|href="#)/g, `$1copy${copy}-`);
  const frame = (attribute: string) => new RegExp(`${attribute}="([^"]*)"`).exec(attributes)?.[1];
  return (
    <svg
      className={className}
      viewBox={frame('viewBox')}
      preserveAspectRatio={frame('preserveAspectRatio')}
      focusable="false"
      aria-hidden
      dangerouslySetInnerHTML={{ __html: own }}
    />
  );
}
