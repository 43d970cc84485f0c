import { ButtonExternalLink, ButtonLink } from '../../ui/button/button.tsx';
import { type Action, type ExternalAction, isExternal } from '../../ui/link/action.ts';
import { type IllustrationName, InlineSvg } from '../../ui/media/inline-svg.tsx';

export interface ProductHeroProps {
  heading: string;
  paragraph: string;
  /** The way to the product's own site, or to somebody who shows it. */
  action: Action | ExternalAction;
  /** What the button opens. */
  note?: string;
  /** The row of fins at this product's hour of the sun. */
  art: IllustrationName & `hero-${string}`;
  /** The product itself. 'paper' lies in the light, 'dashboard' is wider and has the sun rising behind it, 'chat' is tall. */
  shot: { name: IllustrationName; alt: string; kind: 'paper' | 'dashboard' | 'chat' };
}

const isOut = (action: Action | ExternalAction): action is ExternalAction => isExternal(action.to);

/** A claim, an action, and the product itself, running out of the lower edge. */
export function ProductHero({ heading, paragraph, action, note, art, shot }: ProductHeroProps) {
  return (
    <section className="hero hero-product" data-surface="night" data-shot={shot.kind}>
      <div className="container hero-body split">
        <div className="product-words">
          <h1 className="text-page-title">{heading}</h1>
          <p className="lead">{paragraph}</p>
          <div className="actions">
            {isOut(action) ? (
              <ButtonExternalLink action={action} size="large" />
            ) : (
              <ButtonLink action={action} size="large" />
            )}
          </div>
          {note && <p className="hero-note">{note}</p>}
        </div>
        <div className="product-shot">
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
