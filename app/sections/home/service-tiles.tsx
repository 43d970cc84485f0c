import { ArrowRight } from 'lucide-react';
import type { PageLink as To } from '../../../shared/pages.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';
import { PageLink } from '../../ui/link/page-link.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';

export interface ServiceTilesProps {
  heading: string;
  lead: string;
  /** Where all of them lead. */
  link: To;
  tiles: { title: string; icon: IconName; text: string }[];
}

/** Four joined cells, each one link as a whole. */
export function ServiceTiles({ heading, lead, link, tiles }: ServiceTilesProps) {
  return (
    <section className="section">
      <div className="container">
        <SectionHead heading={heading}>
          <p>{lead}</p>
        </SectionHead>
        <div className="cells cells-4" data-reveal>
          {tiles.map(({ title, icon, text }) => (
            <PageLink key={title} to={link} className="cell">
              <Icon name={icon} />
              <h3 className="text-card-title">{title}</h3>
              <p>{text}</p>
              <span className="go">
                <ArrowRight className="icon" aria-hidden />
              </span>
            </PageLink>
          ))}
        </div>
      </div>
    </section>
  );
}
