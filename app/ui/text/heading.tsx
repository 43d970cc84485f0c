import { type ComponentPropsWithoutRef, createContext, type ReactNode, useContext } from 'react';
import { useNotes } from '../page/opening.ts';

const Level = createContext<1 | 2 | 3 | undefined>(undefined);

/** Says what headings of a block are: the first block of a page has the page's own, any other one below it. */
export const HeadingLevel = Level.Provider;

/** A part of a block that stands below its heading and has one of its own. */
export function BelowHeading({ children }: { children: ReactNode }) {
  const level = useContext(Level) ?? 1;
  return <Level.Provider value={level === 1 ? 2 : 3}>{children}</Level.Provider>;
}

/** Whether a block opens its page; undefined where no page of blocks is drawn. */
export const useOpening = (): boolean | undefined => {
  const level = useContext(Level);
  return level === undefined ? undefined : level === 1;
};

interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** Its level on pages that are no lists of blocks. */
  usual?: 1 | 2;
  /** Levels below the heading of its block. */
  below?: 0 | 1;
}

/** A heading whose level follows from the place of its block, so that any block can stand anywhere. */
export function Heading({ usual = 2, below = 0, ...rest }: HeadingProps) {
  const { noteHeadline } = useNotes();
  const level = (useContext(Level) ?? usual) + below;
  if (level === 1) noteHeadline(rest.children);
  const Tag = `h${level}` as 'h1' | 'h2' | 'h3' | 'h4';
  return <Tag {...rest} />;
}
