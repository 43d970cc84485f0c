import type { OnPage } from '../../page/on-page.ts';
import { Halves } from '../../ui/layout/halves.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ActionLink } from '../../ui/link/action-link.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Stage } from '../../ui/surface/stage.tsx';
import type { Props } from './schema.ts';
import { Handover, Talk } from './talk.tsx';
import './style.css';
import '../../ui/layout/story.css';

/** Several claims, each beside its picture; on wide screens they share one background. */
export default function TalkRun({ items, id }: Props & OnPage) {
  return (
    <Section as="div" id={id} className="story-run">
      {items.map(({ heading, text, action, talk, handover }, index) => (
        <section key={heading} className={index % 2 === 0 ? 'ground-dawn' : 'ground-shade'}>
          <Halves at={5} gap="2xl" className="story story-open">
            <Words heading={heading} text={text} lead>
              <ActionLink action={action} />
            </Words>
            <Stage tone="dawn" bleed="end" data-reveal>
              {talk && <Talk {...talk} />}
              {handover && <Handover {...handover} />}
            </Stage>
          </Halves>
        </section>
      ))}
    </Section>
  );
}
