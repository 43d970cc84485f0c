import { type Action, leavesSite, type OutAction } from '../../ui/action.ts';
import { ButtonLink, ButtonOutLink } from '../../ui/button.tsx';
import { Drawing, type DrawingName } from '../../ui/drawing.tsx';

export interface ProductHeroProps {
  heading: string;
  paragraph: string;
  /** The way to the product's own site, or to somebody who shows it. */
  action: Action | OutAction;
  /** What the button opens. */
  note?: string;
  /** The row of fins at this product's hour of the sun. */
  art: DrawingName & `hero-${string}`;
  /** The product itself. 'paper' lies in the light, 'dashboard' is wider and has the sun rising behind it, 'chat' is tall. */
  shot: { name: DrawingName; alt: string; kind: 'paper' | 'dashboard' | 'chat' };
}

const isOut = (action: Action | OutAction): action is OutAction => leavesSite(action.to);

/** A claim, an action, and the product itself, running out of the lower edge. */
export function ProductHero({ heading, paragraph, action, note, art, shot }: ProductHeroProps) {
  return (
    <section className="hero hero-product" data-surface="night" data-shot={shot.kind}>
      <div className="wrap hero-body split">
        <div className="product-words">
          <h1 className="text-page-title">{heading}</h1>
          <p className="lede">{paragraph}</p>
          <div className="actions">
            {isOut(action) ? (
              <ButtonOutLink action={action} size="large" />
            ) : (
              <ButtonLink action={action} size="large" />
            )}
          </div>
          {note && <p className="hero-note">{note}</p>}
        </div>
        <div className="product-shot">
          <Drawing name={shot.name} alt={shot.alt} />
        </div>
      </div>
      {/* Last, since it hangs on the lower edge: while the document still arrives, that edge moves. */}
      <div className="hero-art">
        <Drawing name={art} />
      </div>
    </section>
  );
}
