import { SectionHead } from '../../ui/section-head.tsx';

export interface ApproachProps {
  heading: string;
  lede: string;
  steps: { title: string; text: string }[];
}

/** Four steps in order; the lit part of the line above each says how far it leads. */
export function Approach({ heading, lede, steps }: ApproachProps) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={heading}>
          <p>{lede}</p>
        </SectionHead>
        <ol className="approach-steps" data-reveal>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-card-title">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
