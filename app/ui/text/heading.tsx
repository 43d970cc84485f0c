import { type ComponentPropsWithoutRef, createContext, type ReactNode, useContext } from 'react';
import { useOpeningRecorder } from '../page/opening.ts';

const Level = createContext<1 | 2 | 3 | undefined>(undefined);

/** Sets the level of a block's headings: the first block of a page has the page's own, others one below. */
export const HeadingLevel = Level.Provider;

/** A part below a block's heading, with its own heading. */
export function BelowHeading({ children }: { children: ReactNode }) {
  const level = useContext(Level) ?? 1;
  return <Level.Provider value={level === 1 ? 2 : 3}>{children}</Level.Provider>;
}

/** Tells whether a block opens its page; undefined outside pages of blocks. */
export const useOpening = (): boolean | undefined => {
  const level = useContext(Level);
  return level === undefined ? undefined : level === 1;
};

interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** Level on pages without blocks. */
  usual?: 1 | 2;
  /** Levels below the heading of its block. */
  below?: 0 | 1;
}

/** A heading whose level follows from the place of its block, so that any block can be anywhere. */
export function Heading({ usual = 2, below = 0, ...rest }: HeadingProps) {
  const { noteHeadline } = useOpeningRecorder();
  const level = (useContext(Level) ?? usual) + below;
  if (level === 1) noteHeadline(rest.children);
  const Tag = `h${level}` as 'h1' | 'h2' | 'h3' | 'h4';
  return <Tag {...rest} />;
}
