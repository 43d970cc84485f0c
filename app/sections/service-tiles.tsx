import { ArrowRight, BrainCircuit, Compass, ShieldCheck, Users } from 'lucide-react';
import type { PageLink as To } from '../../shared/pages.ts';
import { PageLink } from '../ui/page-link.tsx';
import { SectionHead } from '../ui/section-head.tsx';

const icons = { compass: Compass, 'brain-circuit': BrainCircuit, 'shield-check': ShieldCheck, users: Users };

export interface ServiceTilesProps {
  heading: string;
  lede: string;
  /** Where all of them lead. */
  link: To;
  tiles: { title: string; icon: keyof typeof icons; text: string }[];
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
          {tiles.map(({ title, icon, text }) => {
            const Icon = icons[icon];
            return (
              <PageLink key={title} to={link} className="cell">
                <Icon className="icon" aria-hidden />
                <h3 className="text-card-title">{title}</h3>
                <p>{text}</p>
                <span className="go">
                  <ArrowRight className="icon" aria-hidden />
                </span>
              </PageLink>
            );
          })}
        </div>
      </div>
    </section>
  );
}
