import { ArrowRight } from 'lucide-react';
import type { PagePath } from '../../../shared/pages.ts';
import { PageLink } from '../../ui/link/page-link.tsx';
import { type IllustrationName, InlineSvg } from '../../ui/media/inline-svg.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';

export interface ProjectGridProps {
  heading: string;
  lead: string;
  projects: { title: string; image: IllustrationName; alt: string; to: PagePath }[];
}

/** Projects, two in a row, on grounds that alternate like a chessboard. */
export function ProjectGrid({ heading, lead, projects }: ProjectGridProps) {
  return (
    <section className="section">
      <div className="container">
        <SectionHead heading={heading}>
          <p>{lead}</p>
        </SectionHead>
        <ul className="project-grid">
          {projects.map(({ title, image, alt, to }) => (
            <li key={title} className="project" data-reveal>
              <div className="project-picture" data-picture={image}>
                <InlineSvg name={image} alt={alt} />
              </div>
              <h3 className="text-card-title">
                <PageLink to={to} className="card-link">
                  {title}
                </PageLink>
                <ArrowRight className="icon" aria-hidden />
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
