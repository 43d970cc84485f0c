import { SectionHead } from '../../ui/section/section-head.tsx';

export interface ApproachProps {
  heading: string;
  lead: string;
  steps: { title: string; text: string }[];
}

/** Four steps in order; the lit part of the line above each says how far it leads. */
export function Approach({ heading, lead, steps }: ApproachProps) {
  return (
    <section className="section">
      <div className="container">
        <SectionHead heading={heading}>
          <p>{lead}</p>
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
