import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { CheckList } from '../../ui/text/check-list.tsx';
import './onboarding.css';

export interface OnboardingProps {
  heading: string;
  lead: string;
  items: { title: string; duration: string; text: string; points: string[] }[];
  image: Illustration;
}

/** How a project runs: three steps with what each leaves behind, and the whole of it as a picture. */
export function Onboarding({ heading, lead, items, image }: OnboardingProps) {
  return (
    <Section spacing="chapter" heading={heading} lead={lead}>
      <Columns as="ol" count={3} gap={7} className="steps" data-reveal-group>
        {items.map(({ title, duration, text, points }) => (
          <Stack as="li" key={title} gap={3} data-reveal>
            <h3 className="text-small-title">{title}</h3>
            <p className="text-label accented">{duration}</p>
            <p className="soft">{text}</p>
            <CheckList items={points} />
          </Stack>
        ))}
      </Columns>
      <div className="process bleed" data-reveal>
        <Picture {...image} />
      </div>
    </Section>
  );
}
