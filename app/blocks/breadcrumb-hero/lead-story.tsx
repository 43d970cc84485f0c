import type { Action } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import './style.css';
import '../../ui/link/card-link.css';

export interface LeadStoryProps {
  action: Action;
  picture: Illustration;
}

/** Opening of the blog: a project's main picture, which belongs to its link. */
export function LeadStory({ action, picture }: LeadStoryProps) {
  return (
    <div className="lead-story" data-surface="night">
      <Picture {...picture} first />
      <ArrowLink action={action} className="card-link" />
    </div>
  );
}
