import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import type { DrawnSource } from '../portfolio-details/project.tsx';
import './lead-story.css';
import '../../ui/link/card-link.css';

export interface LeadStoryProps {
  action: Action;
  picture: DrawnSource;
}

/** What the blog opens with: a project's main picture, which belongs to its link. */
export function LeadStory({ action, picture: { src, alt, size, stage } }: LeadStoryProps) {
  return (
    <div className="lead-story" data-surface="night">
      {stage ? <Picture name={stage} alt={alt} first /> : <img src={src} alt={alt} {...size} fetchPriority="high" />}
      <ArrowLink action={action} className="card-link" />
    </div>
  );
}
