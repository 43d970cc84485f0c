import type { PageLink } from '../../shared/pages.ts';
import type { Content } from '../load/load.ts';

/** Props of a view beside the fields of its block. */
export interface OnPage {
  /** Target for links: id of the outermost element. */
  id?: string | undefined;
  page: {
    path: string;
    /** Short name, for its breadcrumb. */
    name: string;
    above: readonly { label: string; to: PageLink }[];
    /** Name of the block below. */
    below?: string | undefined;
    /** Link to the next service, on a page of a service. */
    next?: { text: string; action: { label: string; to: PageLink } } | undefined;
  };
  /** Records that several pages show; of the posts the newest, and those that the page names. */
  site: Pick<Content, 'plans' | 'people' | 'projects' | 'posts' | 'postNavigation' | 'words' | 'lists'>;
}
