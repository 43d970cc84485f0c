import { Banner } from '../../blocks/banner/view.tsx';
import { BreadcrumbHero, type BreadcrumbHeroProps } from '../../blocks/breadcrumb-hero/view.tsx';
import { NamedList } from '../../blocks/named-list/view.tsx';
import type { ProjectWords } from '../../content/portfolio/project.ts';
import { Gallery } from '../../sections/portfolio-details/gallery.tsx';
import { Overview } from '../../sections/portfolio-details/overview.tsx';
import { Project } from '../../sections/portfolio-details/project.tsx';
import { toSource } from './to-source.ts';

type ProjectPageProps = ProjectWords & { hero: BreadcrumbHeroProps };

/** /portfolio-details, /portfolio/<slug> */
export function ProjectPage({ hero, project, overview, gallery, pictures, results, closing }: ProjectPageProps) {
  const shown = { ...pictures, sources: pictures.sources.map(toSource) };
  return (
    <>
      {/* No sun above a cover that has one. */}
      <BreadcrumbHero illustration="breadcrumb-shade" {...hero} shot="stage" />
      <Project {...project} pictures={shown} />
      <Overview {...overview} />
      <Gallery heading={gallery} pictures={shown} />
      <NamedList {...results} surface="sunken" />
      <Banner {...closing} />
    </>
  );
}
