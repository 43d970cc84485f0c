import type { OnPage } from '../../page/on-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/layout/stack.css';

/** Where the form of this website comes from: words beside a front that goes on beyond the edge of the window. */
export default function Origin({ heading, text, image, action, id }: Props & OnPage) {
  return (
    <section id={id} className="origin">
      <div className="container stack gap-xl origin-words" data-reveal>
        <Heading className="text-section-title">{heading}</Heading>
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
