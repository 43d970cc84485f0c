import type { Source } from '../../ui/lightbox/source.ts';
import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';

export interface LeadStoryProps {
  action: Action;
  picture: Source;
}

/** What the blog opens with, in front of the morning: its main picture, which belongs to its link. */
export function LeadStory({ action, picture: { src, alt, size } }: LeadStoryProps) {
  return (
    <div className="lead-story">
      <img src={src} alt={alt} {...size} fetchPriority="high" />
      <ArrowLink action={action} className="card-link" />
    </div>
  );
}
