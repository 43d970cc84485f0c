import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/layout/stack.css';

type SentProps = Props['answers']['sent'] & { heading: string };

/**
 * Result of a message sent without script. The page alone names no message and claims nothing; the server replaces the
 * template's element by its content, and puts the reference into the empty element.
 */
export function Sent({ heading, text, referenceLabel, action, unknown }: SentProps) {
  return (
    <>
      <Section surface="sunken" className="stack gap-6" data-unless="reference">
        <h1 className="text-page-title">{unknown.heading}</h1>
        <p className="lead">{unknown.text}</p>
        <ButtonLink action={unknown.action} size="large" />
      </Section>
      <template data-if="reference">
        <Section surface="sunken" className="stack gap-6">
          <Icon name="check" className="sent-mark" />
          <h1 className="text-page-title">{heading}</h1>
          <p className="lead">{text}</p>
          <p className="reference">
            {referenceLabel} <b data-slot="reference" />
          </p>
          <ButtonLink action={action} size="large" />
        </Section>
      </template>
    </>
  );
}
