import { type ComponentPropsWithoutRef, createContext, useContext } from 'react';

const Level = createContext<1 | 2 | undefined>(undefined);

/** Says what headings of a block are: the first block of a page has the page's own, any other one below it. */
export const HeadingLevel = Level.Provider;

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
  const Tag = `h${(useContext(Level) ?? usual) + below}` as 'h1' | 'h2' | 'h3';
  return <Tag {...rest} />;
}
