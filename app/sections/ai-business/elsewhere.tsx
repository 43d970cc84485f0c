import { Section } from '../../ui/section/section.tsx';
import { Rich, type RichText } from '../../ui/text/rich-text.tsx';

/** One line at the end for those who came for something else. */
export function Elsewhere({ text }: { text: RichText }) {
  return (
    <Section as="div" className="elsewhere">
      <p className="lead" data-reveal>
        <Rich text={text} />
      </p>
    </Section>
  );
}
