import type { PageLink } from '../../shared/pages.ts';
import type { Content } from '../load/load.ts';

/** A view gets this beside the fields of its block. */
export interface OnPage {
  /** A place that links can lead to: of the outermost element. */
  id?: string | undefined;
  page: {
    path: string;
    /** Short, as its breadcrumb says it. */
    name: string;
    above: readonly { label: string; to: PageLink }[];
    /** Link to the next service, on a page of a service. */
    next?: { text: string; action: { label: string; to: PageLink } } | undefined;
  };
  /** Records that several pages show. */
  site: Pick<Content, 'plans' | 'people' | 'projects' | 'posts' | 'waysToPosts' | 'words' | 'lists'>;
}
