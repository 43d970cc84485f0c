import type { ExternalAction } from '../../ui/link/action.ts';
import { ArrowExternalLink } from '../../ui/link/arrow-link.tsx';
import { type IllustrationName, InlineSvg } from '../../ui/media/inline-svg.tsx';

export interface ProductStoryProps {
  title: string;
  paragraph: string;
  action: ExternalAction;
  image: { name: IllustrationName; alt: string };
  /** Where the picture stands on wide screens. At the start it brings a sunken ground along. */
  side: 'start' | 'end';
}

/** One thing the product does, in words and on a stage. */
export function ProductStory({ title, paragraph, action, image, side }: ProductStoryProps) {
  return (
    <section className="section" data-surface={side === 'start' ? 'sunken' : undefined}>
      <div className="container split product-story" data-picture={side}>
        <div className="product-story-words" data-reveal>
          <h2 className="text-section-title">{title}</h2>
          <p>{paragraph}</p>
          <ArrowExternalLink action={action} />
        </div>
        <div className="stage" data-reveal>
          <InlineSvg name={image.name} alt={image.alt} />
        </div>
      </div>
    </section>
  );
}
