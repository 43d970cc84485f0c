import type { ReactNode } from 'react';
import { Stack } from '../layout/stack.tsx';
import { type Illustration, Picture } from '../media/picture.tsx';
import { Stage, type StageTone } from './stage.tsx';
import './picture-card.css';

interface PictureCardProps {
  image: Illustration;
  tone: StageTone | undefined;
  /** The title first. */
  children: ReactNode;
  /** At the foot of the card. */
  action: ReactNode;
}

/** A card as one link: a picture on its background, words, and an arrow; side by side on tablets. */
export function PictureCard({ image, tone, children, action }: PictureCardProps) {
  return (
    <article className="picture-card" data-reveal>
      <Stage tone={tone} fit="filled">
        <Picture {...image} />
      </Stage>
      <Stack gap={3} className="picture-card-words">
        {children}
      </Stack>
      {action}
    </article>
  );
}
