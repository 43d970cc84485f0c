import { ButtonLink } from '../../ui/button/button.tsx';
import { Breadcrumb } from '../../ui/link/breadcrumb.tsx';
import { getStarted } from '../../ui/link/contact-actions.ts';
import { type IllustrationName, InlineSvg } from '../../ui/media/inline-svg.tsx';

export interface ServiceHeroProps {
  /** The service's short name, for the breadcrumb. */
  name: string;
  heading: string;
  paragraph: string;
  /** The row of fins at this service's hour of the sun. */
  art: IllustrationName & `hero-${string}`;
  /** The product shot. 'panel': a night drawing on a dark pane; 'free': paper that stands in the light by itself. */
  shot: { name: IllustrationName; alt: string; ground: 'panel' | 'free' };
}

const above = [{ label: 'Services', to: '/services' }] as const;

/** A claim, an action, and the thing itself in front of the sun. */
export function ServiceHero({ name, heading, paragraph, art, shot }: ServiceHeroProps) {
  return (
    <section className="hero hero-service" data-surface="night" data-ground={shot.ground}>
      <div className="container hero-body split">
        <div className="hero-words">
          <Breadcrumb above={above} here={name} />
          <h1 className="text-page-title">{heading}</h1>
          <p className="lead">{paragraph}</p>
          <div className="actions">
            <ButtonLink action={getStarted} size="large" />
          </div>
        </div>
        <div className="split-end service-shot">
          <InlineSvg name={shot.name} alt={shot.alt} />
        </div>
      </div>
      {/* Last, since it hangs on the lower edge: while the document still arrives, that edge moves. */}
      <div className="hero-art">
        <InlineSvg name={art} />
      </div>
    </section>
  );
}
