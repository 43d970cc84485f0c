export type Picture = {
  /** The picture's own name. Every id in it begins with it, so that no two pictures of a page share one. */
  name: string;
  svg: (id: string) => string;
  /** The same figures and words, drawn anew for a column as narrow as a phone: see narrow-columns.ts. */
  narrow?: (id: string) => string;
  /** Letters as small as those of a screen: tablets show the narrow drawing too. */
  dense?: boolean;
  /** Decimal places that its coordinates keep. */
  precision?: number;
  /** Data it is drawn from. With a key the drawing is kept for the next build. */
  key?: string;
};
