import type { PageLink, PagePath } from '../../shared/pages.ts';
import type { Plan } from '../load/records.ts';

interface Offer {
  name: string;
  line?: string;
  to: PagePath;
}

interface Post {
  slug: string;
  title: string;
  date: string;
  photograph?: { name: string; alt: string } | undefined;
  to: PageLink;
}

/** A view gets this beside the fields of its block. */
export interface OnPage {
  /** A place that links can lead to: of the outermost element. */
  id?: string | undefined;
  page: {
    path: string;
    /** Short, as its breadcrumb says it. */
    name: string;
    above: readonly { label: string; to: PageLink }[];
    /** Of a service: the way to the one after it. */
    next?: { text: string; action: { label: string; to: PageLink } } | undefined;
  };
  /** Records that several pages show. */
  site: {
    plans: readonly Plan[];
    /** With the line that says what each is about. */
    services: readonly Offer[];
    /** Services and products. */
    offers: readonly Offer[];
    /** The latest articles. */
    posts: readonly Post[];
  };
}
