import type { OutAction } from '../../ui/action.ts';
import { ArrowOutLink } from '../../ui/arrow-link.tsx';
import { Drawing, type DrawingName } from '../../ui/drawing.tsx';

export interface ProductStoryProps {
  title: string;
  paragraph: string;
  action: OutAction;
  image: { name: DrawingName; alt: string };
  /** Where the picture stands on wide screens. At the start it brings a sunken ground along. */
  side: 'start' | 'end';
}

/** One thing the product does, in words and on a stage. */
export function ProductStory({ title, paragraph, action, image, side }: ProductStoryProps) {
  return (
    <section className="section" data-surface={side === 'start' ? 'sunken' : undefined}>
      <div className="wrap split product-story" data-picture={side}>
        <div className="product-story-words" data-reveal>
          <h2 className="text-section-title">{title}</h2>
          <p>{paragraph}</p>
          <ArrowOutLink action={action} />
        </div>
        <div className="stage" data-reveal>
          <Drawing name={image.name} alt={image.alt} />
        </div>
      </div>
    </section>
  );
}
