import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { type Action, type ExternalAction, isExternalAction } from '../../ui/link/action.ts';
import { ArrowExternalLink } from '../../ui/link/arrow-link.tsx';
import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';

export interface StoryProps {
  heading: string;
  text: string;
  /** An action of this site is a button; a product's own site is a quieter link, and the stage is larger. */
  action?: Action | ExternalAction | undefined;
  /** Stands on the stage; a page may put something else there. */
  image?: Illustration;
}

interface StoryLayout {
  /**
   * Where the stage stands on wide screens: beside the words; beside them on one ground with those before and after it ('run');
   * or below them, from one side of the section's own ground to the other ('band').
   */
  side: 'start' | 'end' | 'run' | 'band';
  /** 'sheet': the picture stands on the lower edge of its ground, which cuts it off; 'bare': it has no ground. */
  stage?: 'sheet' | 'bare';
  children?: ReactNode;
}

/** One claim and what follows from it, beside a picture on a stage. */
export function Story({ heading, text, action, image, side, stage, children }: StoryProps & StoryLayout) {
  const isExternal = action !== undefined && isExternalAction(action);
  return (
    <Section
      className={isExternal ? 'split story' : 'split story story-claim'}
      surface={isExternal && side === 'start' ? 'sunken' : undefined}
      data-side={side}
      data-stage={stage}
    >
      <div className="story-words" data-reveal>
        <h2 className="text-section-title">{heading}</h2>
        <p className={isExternal ? undefined : 'lead'}>{text}</p>
        {action &&
          (isExternalAction(action) ? (
            <ArrowExternalLink action={action} />
          ) : (
            <div className="actions">
              <ButtonLink action={action} variant="solid" />
            </div>
          ))}
      </div>
      <div className="stage" data-reveal>
        {image && <Picture {...image} />}
        {children}
      </div>
    </Section>
  );
}
