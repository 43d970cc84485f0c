import type { ReactNode } from 'react';
import type { Subject } from './subject.ts';

/** A page as it is built. */
export interface SitePage {
  /** Its file in the built site. */
  file: string;
  pathname: string;
  layout: 'site' | 'outside';
  title: string;
  description: string;
  subject?: Subject | undefined;
  isUnlisted?: true | undefined;
  /** The server fills it in for its visitor. */
  isFilledIn?: true;
  /** It is for browsers without script. */
  hasNoScript?: boolean;
  /** Modules that draw it, by their paths in app/: `blocks/mission/view.tsx`. */
  sources: readonly string[];
  render: () => Promise<ReactNode>;
}

export const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);
