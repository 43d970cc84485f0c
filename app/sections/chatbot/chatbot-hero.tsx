import type { Action } from '../../ui/action.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Drawing, type DrawingName } from '../../ui/drawing.tsx';

export interface ChatbotHeroProps {
  heading: string;
  paragraph: string;
  action: Action;
  /** What the button opens. */
  note: string;
  shot: { name: DrawingName; alt: string };
}

/** A claim, and the conversation that proves it, running out of the lower edge. */
export function ChatbotHero({ heading, paragraph, action, note, shot }: ChatbotHeroProps) {
  return (
    <section className="hero hero-product" data-surface="night" data-shot="chat">
      <div className="wrap hero-body split">
        <div className="product-words">
          <h1 className="text-page-title">{heading}</h1>
          <p className="lede">{paragraph}</p>
          <div className="actions">
            <ButtonLink action={action} size="large" />
          </div>
          <p className="hero-note">{note}</p>
        </div>
        <div className="product-shot">
          <Drawing name={shot.name} alt={shot.alt} />
        </div>
      </div>
      {/* Last, since it hangs on the lower edge: while the document still arrives, that edge moves. */}
      <div className="hero-art">
        <Drawing name="hero-chatbot" />
      </div>
    </section>
  );
}
