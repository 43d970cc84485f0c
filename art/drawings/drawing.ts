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
  report: (node: XastElement, fault: string) => void;
  /** Opens another drawing by its address relative to this one, or says why not. */
  open: (address: string) => Drawing | string;
  /** Counts drawings placed in this one. */
  nextPlace: () => number;
}
