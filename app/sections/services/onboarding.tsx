import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { CheckList } from '../../ui/text/check-list.tsx';

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
      <ol className="steps" data-reveal-group>
        {items.map(({ title, duration, text, points }) => (
          <li key={title} className="step" data-reveal>
            <h3 className="text-small-title">{title}</h3>
            <p className="step-duration">{duration}</p>
            <p className="step-text">{text}</p>
            <CheckList items={points} />
          </li>
        ))}
      </ol>
      <div className="process" data-reveal>
        <Picture {...image} />
      </div>
    </Section>
  );
}
