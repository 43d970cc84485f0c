import type { OnPage } from '../../page/on-page.ts';
import { Halves } from '../../ui/layout/halves.tsx';
import { classes } from '../../ui/layout/steps.ts';
import { Words } from '../../ui/layout/words.tsx';
import { isExternalAction } from '../../ui/link/action.ts';
import { ActionLink } from '../../ui/link/action-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Stage } from '../../ui/surface/stage.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/layout/stack.css';
import '../../ui/layout/story.css';

type StoryProps = Props & Pick<OnPage, 'id'>;

/** One claim and its consequence, beside a picture. */
export default function Story({ page: _, site: __, ...props }: Props & OnPage) {
  if (props.side === 'below') return <BandStory {...props} />;
  return props.ground === 'edge' ? <EdgeStory {...props} /> : <SideStory {...props} />;
}

function SideStory({ heading, text, action, image, side, ground, tinted, id }: StoryProps) {
  const isAtStart = side === 'start';
  const isBare = ground === 'none';
  const tone = ground === 'cool' ? 'shade' : isAtStart ? 'shade' : 'dawn';
  return (
    <Section id={id} surface={tinted ? 'sunken' : undefined} className={tinted ? 'story-tinted' : undefined}>
      <Halves at={isAtStart ? 7 : 5} gap="2xl" turned={isAtStart} className={classes('story', isBare && 'story-open')}>
        <Words heading={heading} text={text} lead={!(action && isExternalAction(action))}>
          <ActionLink action={action} />
        </Words>
        <Stage
          tone={isBare ? 'bare' : tone}
          fit={ground === 'cut' ? 'sheet' : undefined}
          bleed={isBare ? undefined : (side as 'start' | 'end')}
          className={ground === 'cool' ? 'plain-phones' : undefined}
          data-reveal
        >
          <Picture {...image} />
        </Stage>
      </Halves>
    </Section>
  );
}

/** Words above, the picture below them, across the section's own background. */
function BandStory({ heading, text, action, image, id }: StoryProps) {
  return (
    <Section
      id={id}
      ground="dawn"
      heading={heading}
      lead={
        <>
          <p>{text}</p>
          <ActionLink action={action} />
        </>
      }
    >
      <Stage tone="bare" data-reveal>
        <Picture {...image} />
      </Stage>
    </Section>
  );
}

/** Extends the picture beyond the edge of the window. */
function EdgeStory({ heading, text, action, image, id }: StoryProps) {
  return (
    <section id={id} className="origin">
      <div className="container stack gap-xl origin-words" data-reveal>
        <Heading className="text-section-title">{heading}</Heading>
        <p className="lead">{text}</p>
        {action && (
          <div className="actions">
            <ActionLink action={action} />
          </div>
        )}
      </div>
      <Picture {...image} className="origin-picture" />
    </section>
  );
}
