import type { XastElement } from 'svgo';
import type { SiteColors } from './site-colors.ts';

/** Begins every id, and every reference to one, until a picture gives its own prefix. */
export const SELF = '\uE000';

export interface Drawing {
  root: XastElement;
  viewBox: ViewBox;
}

export type ViewBox = { left: number; top: number; width: number; height: number };

export interface Cleaning {
  viewBox: ViewBox;
  ids: ReadonlySet<string>;
  colors: SiteColors;
  tell: (node: XastElement, fault: string) => void;
  /** Another drawing, by its address as seen from this one; words say why there is none. */
  open: (address: string) => Drawing | string;
  /** Counts the drawings that stand in this one. */
  nextPlace: () => number;
}
