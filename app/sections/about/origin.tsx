import { ButtonLink } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/link/action.ts';
import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import './origin.css';
import '../../ui/layout/stack.css';

export interface OriginProps {
  heading: string;
  text: string;
  image: Illustration;
}

/** Where the form of this website comes from: words beside a front that goes on beyond the edge of the window. */
export function Origin({ heading, text, image, action }: OriginProps & { action: Action | undefined }) {
  return (
    <section className="origin">
      <div className="container stack gap-xl origin-words" data-reveal>
        <h2 className="text-section-title">{heading}</h2>
        <p className="lead">{text}</p>
        {action && (
          <div className="actions">
            <ButtonLink action={action} variant="solid" />
          </div>
        )}
      </div>
      <Picture {...image} className="origin-picture" />
    </section>
  );
}
