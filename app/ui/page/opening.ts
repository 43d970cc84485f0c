import { createContext, isValidElement, type ReactNode, useContext } from 'react';

/** Opening of a page, for previews of links to it. Components note it while they are drawn. */
export interface Opening {
  /** Heading, as visitors read it. */
  headline: string;
  /** Drawing of its hero; see art/heroes.ts. */
  illustration?: string | undefined;
  /** The pages above this one, and itself, if shown. */
  trail: readonly { name: string; path?: string | undefined }[];
}

const Noted = createContext<Opening>({ headline: '', trail: [] });

/** Gives the components of a page the place to note its opening. */
export const PageOpening = Noted.Provider;

export const emptyOpening = (): Opening => ({ headline: '', trail: [] });

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

/** Notes the first of each: a later heading, drawing or trail does not open the page. */
export function useOpeningRecorder() {
  const opening = useContext(Noted);
  return {
    noteHeadline(words: ReactNode): void {
      opening.headline ||= textOf(words).trim();
    },
    noteIllustration(name: string | undefined): void {
      opening.illustration ??= name;
    },
    noteTrail(trail: Opening['trail']): void {
      if (opening.trail.length === 0) opening.trail = trail;
    },
  };
}
