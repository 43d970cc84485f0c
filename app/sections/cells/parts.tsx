import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';

export interface PartsProps {
  sectionTitle: string;
  introParagraph1: string;
  introParagraph2: string;
  services: { title: string; icon: IconName; text: string }[];
}

/** What the work consists of, as joined cells. */
export function Parts({ sectionTitle, introParagraph1, introParagraph2, services }: PartsProps) {
  return (
    <section className="section" data-surface="sunken">
      <div className="container">
        <div className="section-head" data-reveal>
          <h2 className="text-section-title">{sectionTitle}</h2>
          <div className="section-intro">
            <p>{introParagraph1}</p>
            <p>{introParagraph2}</p>
          </div>
        </div>
        <ul className="cells cells-4" data-reveal>
          {services.map(({ title, icon, text }) => (
            <li key={title} className="cell">
              <Icon name={icon} />
              <h3 className="text-card-title">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
