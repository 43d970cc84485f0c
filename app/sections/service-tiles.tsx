import { ArrowRight } from 'lucide-react';
import type { PageLink as To } from '../../shared/pages.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-set.ts';
import { PageLink } from '../ui/page-link.tsx';
import { SectionHead } from '../ui/section-head.tsx';

export interface ServiceTilesProps {
  heading: string;
  lede: string;
  /** Where all of them lead. */
  link: To;
  tiles: { title: string; icon: IconName; text: string }[];
}

/** Four joined cells, each one link as a whole. */
export function ServiceTiles({ heading, lede, link, tiles }: ServiceTilesProps) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={heading}>
          <p>{lede}</p>
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
