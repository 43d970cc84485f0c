import type { MaybeSample } from '../../../shared/sample.ts';
import type { BannerProps } from '../../blocks/banner/view.tsx';
import type { NamedListProps } from '../../blocks/named-list/view.tsx';
import type { ProjectCard } from '../../sections/portfolio/project-grid.tsx';
import type { OverviewProps } from '../../sections/portfolio-details/overview.tsx';
import type { DrawnSource, PicturesProps, ProjectProps } from '../../sections/portfolio-details/project.tsx';

type Without<Union, Key extends string> = Union extends unknown ? Omit<Union, Key> : never;
/** Of its card; where that leads follows from the slug. */
export type ProjectCardWords = Without<ProjectCard, 'to'>;

/** A photograph that opens large: a file below app/photographs. */
export interface PhotographSource {
  photograph: string;
  alt: string;
  caption?: string;
}

/** What a project's page tells; see portfolio-details.ts. */
export interface ProjectWords extends MaybeSample {
  project: ProjectProps;
  overview: OverviewProps;
  /** Heading of the pictures, for who cannot see them. */
  gallery: string;
  pictures: Omit<PicturesProps, 'sources'> & { sources: readonly (DrawnSource | PhotographSource)[] };
  results: NamedListProps;
  closing: BannerProps;
}

/**
 * One project. A file in projects/ with an `export const project` is all it takes: it gets a page at /portfolio/<slug> and a
 * card before those of the samples.
 */
export type Project = ProjectWords &
  ProjectCardWords & {
    /** Last part of its address, and the name of its file. */
    slug: string;
    /** Its place among the projects. */
    order: number;
    /** `false`: no card on /portfolio; /about and /blog link to it. */
    isListed?: false;
    /** As of every page: 30 to 60 and 70 to 160 characters, different from all others. */
    meta: { title: string; description: string };
  };
