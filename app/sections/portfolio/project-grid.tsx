import { ArrowRight } from 'lucide-react';
import type { PagePath } from '../../../shared/pages.ts';
import { PageLink } from '../../ui/link/page-link.tsx';
import { Photograph, type PhotographWords } from '../../ui/media/photograph.tsx';
import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';

/** A photograph, or an illustration of this site. */
type ProjectPicture =
  | { photograph: PhotographWords; image?: undefined }
  | { image: Illustration; photograph?: undefined };

export type ProjectCard = ProjectPicture & {
  title: string;
  /** What was done, and for which trade. */
  field?: string | undefined;
  to: PagePath;
};

export interface ProjectGridProps {
  heading: string;
  lead?: string;
}

/** Projects, two in a row, on grounds that alternate like a chessboard. */
export function ProjectGrid({ heading, lead, items }: ProjectGridProps & { items: readonly ProjectCard[] }) {
  return (
    <Section heading={heading} lead={lead}>
      <ul className="project-grid">
        {items.map(({ title, field, image, photograph, to }) => (
          <li key={title} className="project" data-reveal>
            <div className="project-picture" data-picture={image?.name ?? 'photograph'}>
              {photograph ? <Photograph {...photograph} sizes="(width >= 40em) 45vw, 100vw" /> : <Picture {...image} />}
            </div>
            <h3 className="text-card-title">
              <PageLink to={to} className="card-link">
                {title}
              </PageLink>
              <ArrowRight className="icon" aria-hidden />
            </h3>
            {field && <p className="project-field">{field}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
