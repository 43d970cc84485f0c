import { useId } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';
import { CardLink } from '../../ui/link/card-link.tsx';
import { contactUs } from '../../ui/link/contact-actions.ts';

export interface ServiceGridProps {
  sectionTitle: string;
  introParagraph1: string;
  introParagraph2: string;
  services: { title: string; icon: IconName; text: string }[];
}

/** The pieces that can be ordered, two to a row. Whatever they are, the way to them is a conversation. */
export function ServiceGrid({ sectionTitle, introParagraph1, introParagraph2, services }: ServiceGridProps) {
  const id = useId();
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
        <div className="cells cells-2" data-reveal>
          {services.map(({ title, icon, text }) => (
            <article key={title} className="cell service-cell">
              <Icon name={icon} />
              <div>
                <h3 id={`${id}${icon}`} className="text-card-title">
                  {title}
                </h3>
                <p>{text}</p>
                <CardLink action={contactUs} describedBy={`${id}${icon}`} />
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
