import type { ReactNode } from 'react';
import type { OnPage } from '../../page/on-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Halves } from '../../ui/layout/halves.tsx';
import { classes } from '../../ui/layout/steps.ts';
import { Words } from '../../ui/layout/words.tsx';
import { type Action, type ExternalAction, isExternalAction } from '../../ui/link/action.ts';
import { ArrowExternalLink } from '../../ui/link/arrow-link.tsx';
import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Stage, type StageTone } from '../../ui/surface/stage.tsx';
import type { Props } from './schema.ts';
import './style.css';

export interface StoryProps {
  heading: string;
  text: string;
  /** An action of this site is a button; a product's own site is a quieter link. */
  action?: Action | ExternalAction | undefined;
  /** Stands on the stage; a page may put something else there. */
  image?: Illustration;
}

interface StoryLayout {
  /** Side of the stage on wide screens. */
  side: 'start' | 'end';
  /** 'sheet': the picture stands on the lower edge of its ground, which cuts it off; 'bare': it has no ground. */
  stage?: 'sheet' | 'bare';
  surface?: 'sunken' | undefined;
  /** Ground of the stage; by default cool at the start and warm at the end. */
  tone?: StageTone;
  /** On phones the picture stands on the section's ground. */
  plain?: boolean;
  id?: string | undefined;
  children?: ReactNode;
}

/** One claim and what follows from it, beside a picture on a stage. */
export function Story({
  heading,
  text,
  action,
  image,
  side,
  stage,
  surface,
  tone = side === 'start' ? 'shade' : 'dawn',
  plain,
  id,
  children,
}: StoryProps & StoryLayout) {
  const isBare = stage === 'bare';
  return (
    <Section id={id} surface={surface} className={surface && 'story-tinted'}>
      <Halves
        at={side === 'start' ? 7 : 5}
        gap="2xl"
        turned={side === 'start'}
        className={classes('story', isBare && 'story-open')}
      >
        <Words heading={heading} text={text} lead={!isExternal(action)}>
          <Way action={action} />
        </Words>
        <Stage
          tone={isBare ? 'bare' : tone}
          fit={stage === 'sheet' ? 'sheet' : undefined}
          bleed={isBare ? undefined : side}
          className={plain ? 'plain-phones' : undefined}
          data-reveal
        >
          {image && <Picture {...image} />}
          {children}
        </Stage>
      </Halves>
    </Section>
  );
}

/** The words above, the picture below them, from one side of the section's own ground to the other. */
export function BandStory({ heading, text, action, image, id }: StoryProps & Pick<StoryLayout, 'id'>) {
  return (
    <Section
      id={id}
      ground="dawn"
      heading={heading}
      lead={
        <>
          <p>{text}</p>
          <Way action={action} />
        </>
      }
    >
      <Stage tone="bare" data-reveal>
        {image && <Picture {...image} />}
      </Stage>
    </Section>
  );
}

/** Several claims, each beside its picture; on wide screens all pictures stand on one ground. */
export function StoryRun({ stories }: { stories: readonly (StoryProps & { children: ReactNode })[] }) {
  return (
    <Section as="div" className="story-run">
      {stories.map(({ heading, text, action, children }, index) => (
        <section key={heading} className={index % 2 === 0 ? 'ground-dawn' : 'ground-shade'}>
          <Halves at={5} gap="2xl" className="story story-open">
            <Words heading={heading} text={text} lead>
              <Way action={action} />
            </Words>
            <Stage tone="dawn" bleed="end" data-reveal>
              {children}
            </Stage>
          </Halves>
        </section>
      ))}
    </Section>
  );
}

const stages = {
  cool: { tone: 'shade', plain: true },
  cut: { stage: 'sheet' },
  none: { stage: 'bare' },
} as const satisfies Record<Props['ground'], Pick<StoryLayout, 'tone' | 'plain' | 'stage'>>;

export default function Claim({ side, ground, tinted, page: _, site: __, ...words }: Props & OnPage) {
  if (side === 'below') return <BandStory {...words} />;
  return <Story {...words} side={side} surface={tinted ? 'sunken' : undefined} {...stages[ground]} />;
}

const isExternal = (action: StoryProps['action']): action is ExternalAction =>
  action !== undefined && isExternalAction(action);

function Way({ action }: Pick<StoryProps, 'action'>) {
  if (!action) return null;
  return isExternal(action) ? <ArrowExternalLink action={action} /> : <ButtonLink action={action} variant="solid" />;
}
