import { useId } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';
import { SectionHead } from '../../ui/section/section-head.tsx';

export interface ExpertiseProps {
  heading: string;
  lead: string;
  tiles: { name: string; icon: IconName; title: string; content: string }[];
}

/**
 * Eighteen fields. The name is always there; its explanation shows on hover, focus and tap, by stylesheet alone, and is
 * always there for a screen reader.
 */
export function Expertise({ heading, lead, tiles }: ExpertiseProps) {
  const id = useId();
  return (
    <section className="section">
      <div className="container">
        <SectionHead heading={heading}>
          <p>{lead}</p>
        </SectionHead>
        <ul className="cells expertise" data-reveal>
          {tiles.map(({ name, icon, title, content }) => (
            <li key={name} className="cell">
              <Icon name={icon} />
              <h3>
                <button type="button" aria-describedby={`${id}${icon}`}>
                  {name}
                </button>
              </h3>
              <p id={`${id}${icon}`}>
                <b>{title}.</b> {content}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
