import { ArrowRight } from 'lucide-react';
import type { PagePath } from '../../../shared/pages.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import { classes } from '../../ui/layout/steps.ts';
import { PageLink } from '../../ui/link/page-link.tsx';
import { Photograph, type PhotographWords } from '../../ui/media/photograph.tsx';
import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Stage } from '../../ui/surface/stage.tsx';
import './project-grid.css';
import '../../ui/link/card-link.css';
import '../../ui/surface/lit.css';

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

/** No two neighbors lie on the same ground, in two columns or in one. */
const tones = ['sol', 'night', 'sun', 'shade', undefined, 'dawn'] as const;

/** Projects, two in a row; the first and the last of six on the whole width. */
export function ProjectGrid({ heading, lead, items }: ProjectGridProps & { items: readonly ProjectCard[] }) {
  return (
    <Section heading={heading} lead={lead}>
      <Columns as="ul" count={2} gap="2xl" className="project-grid">
        {items.map(({ title, field, image, photograph, to }, index) => (
          <li
            key={title}
            className={classes('project lit-by', [0, 5].includes(index % 6) && 'project-wide')}
            data-reveal
          >
            <Stage
              tone={tones[index % 6]}
              fit={photograph || image.name.endsWith('-wide') ? 'filled' : undefined}
              className={classes('lit', photograph && 'photographed', image?.name.endsWith('-wide') && 'scene')}
            >
              {photograph ? <Photograph {...photograph} sizes="(width >= 40em) 45vw, 100vw" /> : <Picture {...image} />}
            </Stage>
            <h3 className="text-name">
              <PageLink to={to} className="card-link">
                {title}
              </PageLink>
              <ArrowRight className="icon" aria-hidden />
            </h3>
            {field && <p className="small muted">{field}</p>}
          </li>
        ))}
      </Columns>
    </Section>
  );
}
