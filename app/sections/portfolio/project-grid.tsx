import { ArrowRight } from 'lucide-react';
import type { PagePath } from '../../../shared/pages.ts';
import { Drawing, type DrawingName } from '../../ui/drawing.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

export interface ProjectGridProps {
  heading: string;
  lede: string;
  projects: { title: string; image: DrawingName; alt: string; to: PagePath }[];
}

/** Projects, two in a row, on grounds that alternate like a chessboard. */
export function ProjectGrid({ heading, lede, projects }: ProjectGridProps) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={heading}>
          <p>{lede}</p>
        </SectionHead>
        <ul className="project-grid">
          {projects.map(({ title, image, alt, to }) => (
            <li key={title} className="project" data-reveal>
              <div className="project-picture" data-picture={image}>
                <Drawing name={image} alt={alt} />
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
