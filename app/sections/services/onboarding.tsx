import { Check } from 'lucide-react';
import { type IllustrationName, InlineSvg } from '../../ui/media/inline-svg.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';

export interface OnboardingProps {
  heading: string;
  text: string;
  steps: { title: string; durations: string; content: string; outcomes: string[] }[];
  diagram: { name: IllustrationName; alt: string };
}

/** How a project runs: three steps with what each leaves behind, and the whole of it as a picture. */
export function Onboarding({ heading, text, steps, diagram }: OnboardingProps) {
  return (
    <section className="section">
      <div className="container">
        <SectionHead heading={heading}>
          <p>{text}</p>
        </SectionHead>
        <ol className="steps" data-reveal-group>
          {steps.map(({ title, durations, content, outcomes }) => (
            <li key={title} className="step" data-reveal>
              <h3 className="text-small-title">{title}</h3>
              <p className="step-duration">{durations}</p>
              <p className="step-content">{content}</p>
              <ul className="check-list">
                {outcomes.map((outcome) => (
                  <li key={outcome}>
                    <Check className="icon" aria-hidden />
                    {outcome}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <div className="process" data-reveal>
          <InlineSvg name={diagram.name} alt={diagram.alt} />
        </div>
      </div>
    </section>
  );
}
