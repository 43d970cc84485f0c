import type { ReactNode } from 'react';
import type { Subject } from './subject.ts';

/** A page of the build. */
export interface SitePage {
  /** Its file in the built site. */
  file: string;
  pathname: string;
  layout: 'site' | 'outside';
  title: string;
  description: string;
  subject?: Subject | undefined;
  isUnlisted?: true | undefined;
  /** Filled in by the server per visitor. */
  isFilledIn?: true;
  /** Set for browsers without script. */
  hasNoScript?: boolean;
  /** Modules that draw it, by their paths in app/: `blocks/mission/view.tsx`. */
  sources: readonly string[];
  render: () => Promise<ReactNode>;
}

export const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);
