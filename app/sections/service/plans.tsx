import { Check } from 'lucide-react';
import { useId } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { getStarted } from '../../ui/link/contact-actions.ts';
import { SectionHead } from '../../ui/section/section-head.tsx';

interface Plan {
  title: string;
  description: string;
  /** A white ground; without it the card is a line. */
  background: boolean;
  /** What is engaged: counted hours, several people, or upkeep that goes on. */
  capacity: { hours: string; unit: string } | 'team' | 'ongoing';
  list: readonly string[];
}

export interface PlansProps {
  heading: string;
  subTitle: string;
  data: Plan[];
}

/** Three ways to engage people: what they do, what is the same for all, where to begin. */
export function Plans({ heading, subTitle, data }: PlansProps) {
  const id = useId();
  return (
    <section className="section" data-surface="sunken">
      <div className="container">
        <SectionHead heading={heading}>
          <p>{subTitle}</p>
        </SectionHead>
        <div className="plans" data-reveal-group>
          {data.map(({ title, description, background, capacity, list }, index) => (
            <article
              key={title}
              className="plan"
              data-background={background}
              aria-labelledby={`${id}${index}`}
              data-reveal
            >
              <h3 id={`${id}${index}`} className="text-small-title">
                {title}
              </h3>
              <p className="plan-description">{description}</p>
              {typeof capacity === 'string' ? (
                <div className="plan-capacity plan-fins" data-shape={capacity} aria-hidden />
              ) : (
                <p className="plan-capacity plan-hours">
                  <b className="figure">{capacity.hours}</b> <span>{capacity.unit}</span>
                </p>
              )}
              <ul className="check-list">
                {list.map((item) => (
                  <li key={item}>
                    <Check className="icon" aria-hidden />
                    {item}
                  </li>
                ))}
              </ul>
              <ButtonLink action={getStarted} variant="solid" block />
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
